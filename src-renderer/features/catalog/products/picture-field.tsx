import { Button, FileButton, Group, Input } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ProductResource, productPictureLimits } from '../../../../src-main/contract/catalog/product.ts';
import { smallPicture } from '../../../lib/files/small-picture.ts';
import { useProductPicture } from '../../../lib/queries/catalog/product-picture.ts';
import styles from '../lists/lists.module.css';

/** Sharp on a tile of a large screen. */
const tilePicture = { ...productPictureLimits, pixels: 480 * 480, types: ['image/jpeg'] } as const;

/** What becomes of a product's picture when it is saved; undefined: it stays as it is. */
export type PictureChoice = Blob | 'none' | undefined;

interface PictureFieldProps {
  readonly product: ProductResource | undefined;
  readonly choice: PictureChoice;
  readonly onChoose: (choice: PictureChoice) => void;
}

/** The picture that a tile of the counter shows; a photograph is made small before it is sent. */
export function PictureField({ product, choice, onChoose }: PictureFieldProps) {
  const { t } = useTranslation();
  const { data: storedPicture } = useProductPicture(product ?? { id: '' });
  const [isUnreadable, setUnreadable] = useState(false);
  const chosen = useAddressOf(choice);
  const shown = choice === 'none' ? undefined : (chosen ?? storedPicture ?? undefined);
  const take = async (file: File | null) => {
    if (!file) return;
    const small = await smallPicture(file, tilePicture);
    setUnreadable(small === undefined);
    if (small) onChoose(small);
  };
  return (
    <Input.Wrapper
      labelElement="div"
      label={t('catalog.picture')}
      error={isUnreadable && t('catalog.pictureUnreadable')}
    >
      <Group gap="sm">
        <span className={styles.thumbnail}>
          {shown ? <img src={shown} alt="" /> : <IconPhoto size={22} stroke={1.4} aria-hidden />}
        </span>
        <FileButton accept="image/*" onChange={(file) => void take(file)}>
          {(props) => (
            <Button variant="default" {...props}>
              {t(shown ? 'catalog.pictureOther' : 'catalog.pictureChoose')}
            </Button>
          )}
        </FileButton>
        {shown && (
          <Button variant="subtle" onClick={() => onChoose(product?.picture ? 'none' : undefined)}>
            {t('catalog.pictureNone')}
          </Button>
        )}
      </Group>
    </Input.Wrapper>
  );
}

/** An address for a picture that is only here, for as long as it is shown. */
function useAddressOf(choice: PictureChoice): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!(choice instanceof Blob)) return setAddress(undefined);
    const made = URL.createObjectURL(choice);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [choice]);
  return address;
}
