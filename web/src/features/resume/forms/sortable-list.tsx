import {
  type Announcements,
  type CollisionDetection,
  closestCenter,
  DndContext,
  type DragEndEvent,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { ActionIcon } from '@mantine/core';
import { IconGripVertical } from '@tabler/icons-react';
import { type ReactNode, useMemo, useRef } from 'react';
import classes from './forms.module.css';
import { useT } from './messages.ts';

interface SortableListProps {
  ids: readonly string[];
  /** Moves the item at `from` to `to`. */
  onMove: (from: number, to: number) => void;
  children: ReactNode;
}

/** A list whose items can be dragged by a handle, with pointer and keyboard. */
export function SortableList({ ids, onMove, children }: SortableListProps) {
  // The library goes by distance, and jumps over a neighbour that is much higher than the dragged item, such as an open entry.
  const keyTarget = useRef<string | null>(null);
  const nextPlace: KeyboardCoordinateGetter = (event, { active, context: { droppableRects } }) => {
    const step = event.code === 'ArrowDown' ? 1 : event.code === 'ArrowUp' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const from = ids.indexOf(String(active));
    const to = ids.indexOf(keyTarget.current ?? String(active)) + step;
    const target = ids[to];
    const [own, rect] = [droppableRects.get(active), droppableRects.get(target ?? '')];
    if (target === undefined || !own || !rect) return;
    keyTarget.current = target;
    return { x: own.left, y: to > from ? rect.bottom - own.height : rect.top };
  };
  const collisionDetection: CollisionDetection = (args) =>
    args.pointerCoordinates === null ? [{ id: keyTarget.current ?? args.active.id }] : closestCenter(args);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 5 } }),
    useSensor(KeyboardSensor, { coordinateGetter: nextPlace }),
  );
  const t = useT();
  // Items render again when the list of ids is another one, so equal lists are one list.
  const joined = ids.join(' ');
  const items = useMemo(() => joined.split(' '), [joined]);
  const placeOf = (item: { id: string | number } | null) => ({
    place: item ? ids.indexOf(String(item.id)) + 1 : 0,
    count: ids.length,
  });
  // The library's default announcements are English.
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('entry.picked', placeOf(active)),
    onDragOver: ({ over }) => (over ? t('entry.place', placeOf(over)) : undefined),
    onDragEnd: ({ active, over }) => t('entry.dropped', placeOf(over ?? active)),
    onDragCancel: () => t('entry.cancelled'),
  };
  const move = ({ active, over }: DragEndEvent) => {
    const from = ids.indexOf(String(active.id));
    const to = over ? ids.indexOf(String(over.id)) : -1;
    if (from >= 0 && to >= 0 && from !== to) onMove(from, to);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={collisionDetection}
      onDragStart={() => {
        keyTarget.current = null;
      }}
      onDragEnd={move}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('entry.dragHelp') } }}
    >
      <SortableContext items={items} strategy={verticalListSortingStrategy}>
        <ul className={classes.entries}>{children}</ul>
      </SortableContext>
    </DndContext>
  );
}

/** An item of a sortable list. `children` receives the drag handle and places it. */
export function SortableItem({
  id,
  label,
  isHidden = false,
  children,
}: {
  id: string;
  label: string;
  /** True to mark an item that is in no CV. */
  isHidden?: boolean;
  children: (handle: ReactNode) => ReactNode;
}) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  });
  const handle = (
    <ActionIcon
      ref={setActivatorNodeRef}
      variant="subtle"
      color="gray"
      size="lg"
      className={classes.handle}
      {...attributes}
      {...listeners}
      aria-label={label}
      aria-roledescription={undefined}
    >
      <IconGripVertical size={18} />
    </ActionIcon>
  );
  return (
    <li
      ref={setNodeRef}
      className={classes.entry}
      data-entry={id}
      data-dragging={isDragging || undefined}
      data-hidden={isHidden || undefined}
      style={{ transform: transform ? `translate3d(0, ${transform.y}px, 0)` : undefined, transition }}
    >
      {children(handle)}
    </li>
  );
}

/** The list with the item at `from` moved to `to`. */
export function moveItem<T>(items: readonly T[], from: number, to: number): T[] {
  const result = [...items];
  const [item] = result.splice(from, 1);
  if (item !== undefined) result.splice(to, 0, item);
  return result;
}
