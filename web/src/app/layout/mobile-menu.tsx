import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
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
  return (
    <Drawer
      opened={isOpen}
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
