import {
  type Announcements,
  closestCenter,
  DndContext,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
} from '@dnd-kit/sortable';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ProductResource } from '../../../../../src-main/contract/catalog/product.ts';
import { IconAction } from '../../../../ui/actions/icon-action.tsx';
import { TileFace } from '../tile-face.tsx';
import styles from '../tiles.module.css';

interface SortableTilesProps {
  readonly products: readonly ProductResource[];
  readonly onMove: (id: string, overId: string) => void;
  readonly onRemove: (id: string) => void;
}

/** The tiles of a page, dragged by mouse or finger, or moved with space and arrow keys. */
export function SortableTiles({ products, onMove, onRemove }: SortableTilesProps) {
  const { t } = useTranslation();
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 5 } }),
    // A finger that scrolls moves at once; one that drags rests first.
    useSensor(TouchSensor, { activationConstraint: { delay: 180, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const nameOf = (id: unknown) => products.find((product) => product.id === id)?.name ?? '';
  const positionOf = (id: unknown) => products.findIndex((product) => product.id === id) + 1;
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('tiles.lifted', { name: nameOf(active.id) }),
    onDragOver: ({ active, over }) =>
      over ? t('tiles.over', { name: nameOf(active.id), place: positionOf(over.id) }) : undefined,
    onDragEnd: ({ active }) => t('tiles.dropped', { name: nameOf(active.id) }),
    onDragCancel: ({ active }) => t('tiles.cancelled', { name: nameOf(active.id) }),
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: t('tiles.moveHint') },
      }}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id) onMove(String(active.id), String(over.id));
      }}
    >
      <SortableContext items={products.map(({ id }) => id)} strategy={rectSortingStrategy}>
        <ul className={styles.grid} aria-label={t('tiles.ofPage')}>
          {products.map((product) => (
            <SortableTile key={product.id} product={product} onRemove={() => onRemove(product.id)} />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}

interface SortableTileProps {
  readonly product: ProductResource;
  readonly onRemove: () => void;
}

function SortableTile({ product, onRemove }: SortableTileProps) {
  const { t } = useTranslation();
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({
    id: product.id,
  });
  const moved = transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : undefined;
  return (
    <li
      ref={setNodeRef}
      className={styles.slot}
      data-dragging={isDragging || undefined}
      style={{ transform: moved, transition }}
    >
      <button
        type="button"
        className={styles.tile}
        data-inactive={!product.active || undefined}
        {...attributes}
        {...listeners}
        aria-roledescription={t('tiles.movable')}
      >
        <TileFace product={product} />
      </button>
      <span className={styles.remove}>
        <IconAction icon={IconX} label={t('tiles.remove', { name: product.name })} onClick={onRemove} />
      </span>
    </li>
  );
}
