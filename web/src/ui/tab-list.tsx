import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';

interface TabOption<T extends string> {
  value: T;
  /** The tab's content: its label, with an icon or without. */
  children: ReactNode;
}

interface TabListProps<T extends string> {
  /** The id of the element that names the list. */
  labelledBy: string;
  /** Begins the ids of tabs and panels: `tabId`, `tabPanelId`. */
  idPrefix: string;
  tabs: readonly TabOption<T>[];
  value: T;
  onChange: (value: T) => void;
  /** True if the tabs are below each other: up and down arrows move between them then, otherwise left and right. */
  isVertical: boolean;
  className?: string | undefined;
}

export const tabId = (idPrefix: string, value: string) => `${idPrefix}-tab-${value}`;
export const tabPanelId = (idPrefix: string, value: string) => `${idPrefix}-panel-${value}`;

/**
 * Tabs that are one stop of the Tab key; arrow keys, Home and End choose one (ARIA Authoring Practices, tabs with automatic
 * activation). The caller renders an element with the role `tabpanel` and the id of `tabPanelId`.
 */
export function TabList<T extends string>({
  labelledBy,
  idPrefix,
  tabs,
  value,
  onChange,
  isVertical,
  className,
}: TabListProps<T>) {
  const list = useRef<HTMLDivElement>(null);
  // A list that scrolls shows the chosen tab, also when it was chosen elsewhere.
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when another tab is chosen.
  useLayoutEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [value]);

  const [next, previous] = isVertical ? ['ArrowDown', 'ArrowUp'] : ['ArrowRight', 'ArrowLeft'];
  const targetOf = (key: string, from: number): number | null => {
    switch (key) {
      case next:
        return (from + 1) % tabs.length;
      case previous:
        return (from - 1 + tabs.length) % tabs.length;
      case 'Home':
        return 0;
      case 'End':
        return tabs.length - 1;
      default:
        return null;
    }
  };
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const target = targetOf(
      event.key,
      tabs.findIndex((tab) => tab.value === value),
    );
    const tab = target === null ? undefined : tabs[target];
    if (!tab) return;
    event.preventDefault();
    onChange(tab.value);
    document.getElementById(tabId(idPrefix, tab.value))?.focus();
  };
  return (
    <div
      ref={list}
      className={className}
      role="tablist"
      aria-labelledby={labelledBy}
      aria-orientation={isVertical ? 'vertical' : 'horizontal'}
      onKeyDown={move}
    >
      {tabs.map((tab) => (
        <button
          type="button"
          key={tab.value}
          role="tab"
          id={tabId(idPrefix, tab.value)}
          aria-selected={tab.value === value}
          aria-controls={tab.value === value ? tabPanelId(idPrefix, tab.value) : undefined}
          tabIndex={tab.value === value ? 0 : -1}
          onClick={() => onChange(tab.value)}
        >
          {tab.children}
        </button>
      ))}
    </div>
  );
}
