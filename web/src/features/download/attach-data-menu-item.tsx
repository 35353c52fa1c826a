import { Menu, Text } from '@mantine/core';
import { useAtom } from 'jotai';
import { attachDataAtom } from './attach-data.ts';
import classes from './attach-data-menu-item.module.css';
import { useT } from './messages.ts';

/** The same choice as `AttachDataSwitch`, as an item of a menu. It leaves the menu open. */
export function AttachDataMenuItem() {
  const t = useT();
  const [attaches, setAttaches] = useAtom(attachDataAtom);
  return (
    <Menu.CheckboxItem className={classes.item} checked={attaches} onChange={setAttaches} closeMenuOnClick={false}>
      {t('page.attachData')}
      <Text component="span" display="block" size="xs" c="dimmed">
        {t('page.attachDataText')}
      </Text>
    </Menu.CheckboxItem>
  );
}
