import { describe, expect, it } from 'vitest';
import { empty } from '../../../../src-main/api/route/reply.ts';
import { bare, publicRoute } from '../../../../src-main/api/route/route.ts';
import { makeRouteFinder } from '../../../../src-main/api/route/route-finder.ts';

const findPlace = makeRouteFinder(
  (
    [
      ['GET', '/v1/sales'],
      ['POST', '/v1/sales'],
      ['GET', '/v1/sales/{id}'],
      ['DELETE', '/v1/sales/{id}'],
      ['POST', '/v1/sales/preview'],
      ['GET', '/v1/sales/{id}/xml'],
      ['GET', '/v1/sales/{sale_id}/lines/{line_id}'],
      ['GET', '/v1/sales/preview/{code}/text'],
    ] as const
  ).map(([method, path]) =>
    publicRoute({
      ...bare,
      method,
      path,
      operationId: `${method} ${path}`,
      tag: 'Ventas',
      summary: 'Ventas',
      answers: [],
      problems: [],
      handle: async () => empty(),
    }),
  ),
);

function found(url: string) {
  const place = findPlace(url);
  return place && { path: place.path, methods: [...place.operations.keys()], params: place.params };
}

describe('an address', () => {
  it('names the place of the table with what may be done there, in its order', () => {
    expect(found('/v1/sales')).toEqual({ path: '/v1/sales', methods: ['GET', 'POST'], params: {} });
    expect(found('/v1/sales/7')).toEqual({
      path: '/v1/sales/{id}',
      methods: ['GET', 'DELETE'],
      params: { id: '7' },
    });
  });

  it('names its values as each path calls them', () => {
    expect(found('/v1/sales/7/xml')?.params).toEqual({ id: '7' });
    expect(found('/v1/sales/7/lines/2')?.params).toEqual({ sale_id: '7', line_id: '2' });
  });

  it('means what is named by itself before what any value may name', () => {
    expect(found('/v1/sales/preview')?.methods).toEqual(['POST']);
    expect(found('/v1/sales/preview/a/text')?.path).toBe('/v1/sales/preview/{code}/text');
    expect(found('/v1/sales/preview/xml')).toMatchObject({
      path: '/v1/sales/{id}/xml',
      params: { id: 'preview' },
    });
  });

  it('is read without its query, its fragment and the host a proxy puts before it', () => {
    for (const url of ['/v1/sales?a=/x', '/v1/sales#a', 'http://127.0.0.1:4747/v1/sales?b']) {
      expect(found(url)?.path, url).toBe('/v1/sales');
    }
  });

  it('may be escaped; what is escaped parts nothing', () => {
    expect(found('/v1/s%61les/a%2Fb%20c')).toMatchObject({ path: '/v1/sales/{id}', params: { id: 'a/b c' } });
  });

  it.each([
    '/',
    '/v1',
    '/v1/',
    '/v1/sales/',
    '/v1//sales',
    '/v1/SALES',
    '/v1/sales/7/',
    '/v1/sales//xml',
    '/v1/sales/7/pdf',
    '/v1/sales/%zz',
    '*',
    '',
  ])('of nothing is found nowhere: %s', (url) => {
    expect(findPlace(url)).toBeUndefined();
  });
});
