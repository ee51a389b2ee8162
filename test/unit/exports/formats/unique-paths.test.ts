import { expect, it } from 'vitest';
import { uniquePaths } from '../../../../src-main/exports/formats/unique-paths.ts';
import { fileNameOf } from '../../../../src-main/reading/document-files.ts';
import { openShop } from '../../../support/shops/shop.ts';

it('puts the access key behind the name of a document whose number another one has, and finds both again', async () => {
  const shop = await openShop();
  const { id } = await shop.issue();
  const one = await shop.stored(id);
  const accessKey = one.identity.accessKey.replaceAll(/\d$/g, 'X');
  const other = { ...one, identity: { ...one.identity, accessKey } };
  const pathOf = uniquePaths(fileNameOf);
  const name = fileNameOf(one);
  for (let attempt = 0; attempt < 2; attempt += 1) {
    expect([pathOf(one), pathOf(other)]).toEqual([name, `${name}-${accessKey}`]);
  }
  expect(uniquePaths(() => undefined)(one)).toBeUndefined();
});
