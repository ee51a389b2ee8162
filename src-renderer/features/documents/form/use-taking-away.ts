import { useTranslation } from 'react-i18next';
import { type Json, withItemAt, withValueAt } from '../body/json.ts';
import { useFormState } from './form-context.tsx';

/** Takes an item out of a list of the body, and offers to put it back in its place. */
export function useTakingAway() {
  const { t } = useTranslation();
  const { onEdit, offerUndo } = useFormState();
  return (list: string, place: number, { item, name }: { readonly item: Json; readonly name: string }) => {
    onEdit((before) => withValueAt(before, `${list}/${place}`, undefined));
    offerUndo({
      message: t('undo.removed', { name }),
      undo: () => onEdit((before) => withItemAt(before, list, place, item)),
    });
  };
}
