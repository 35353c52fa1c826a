import { Drawer } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { useT } from '../messages.ts';
import classes from './site-header.module.css';

interface MobileMenuProps {
  isOpen: boolean;
  onClose: () => void;
  /** The menu's links. */
  children: ReactNode;
}

/** The main menu on mobile widths. */
export function MobileMenu({ isOpen, onClose, children }: MobileMenuProps) {
  const t = useT();
  // The drawer gives the focus back only if it was mounted closed, and it is mounted with its first opening.
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return (
    <Drawer
      opened={isOpen && isMounted}
      onClose={onClose}
      position="right"
      size="min(20rem, 86vw)"
      title={t('menu.main')}
      closeButtonProps={{ 'aria-label': t('menu.close') }}
    >
      <nav className={classes.stack} aria-label={t('menu.main')}>
        {children}
      </nav>
    </Drawer>
  );
}
