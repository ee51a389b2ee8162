import { z } from 'zod';
import { customerBody } from '../../contract/catalog/customer.ts';
import { priceListBody } from '../../contract/catalog/price-list.ts';
import { productBody } from '../../contract/catalog/product.ts';
import { headOperatorBody, headOperatorPatch, headOperatorResource } from '../../contract/head/operators.ts';
import { headSettingsBody, headSettingsResource } from '../../contract/head/settings.ts';
import { headCustomerResource } from '../../contract/head/stations/customers.ts';
import { listQuery } from '../catalog/list-query.ts';
import { type HeadOperation, inSection, keys, paged } from './operation.ts';

const section = inSection('Lo que decide la matriz');
const read = section.of(keys.anyOfWhole);
const change = section.of(keys.managersOfWhole);

interface Kind {
  readonly path: string;
  /** In identifiers of operations. */
  readonly one: string;
  readonly many: string;
  /** Spanish, with its article. */
  readonly called: { readonly one: string; readonly many: string };
  readonly resource: z.ZodType;
  /** When one is made. */
  readonly problems?: HeadOperation['problems'];
}

function readings({ path, one, many, called, resource }: Kind) {
  return [
    read({
      method: 'GET',
      path,
      operationId: `list_head_${many}`,
      summary: `Listar ${called.many}`,
      query: listQuery,
      answer: paged(resource),
    }),
    read({
      method: 'GET',
      path: `${path}/{id}`,
      operationId: `retrieve_head_${one}`,
      summary: `Ver ${called.one}`,
      answer: resource,
    }),
  ];
}

function changes(kind: Kind & { readonly body: z.ZodType; readonly example: unknown }) {
  const { path, one, called, resource, body, example, problems = [] } = kind;
  return [
    change({
      method: 'POST',
      path,
      operationId: `create_head_${one}`,
      summary: `Crear ${called.one}`,
      problems,
      body,
      example,
      answer: resource,
    }),
    change({
      method: 'PUT',
      path: `${path}/{id}`,
      operationId: `replace_head_${one}`,
      summary: `Cambiar ${called.one}`,
      body,
      example,
      answer: resource,
    }),
    change({
      method: 'DELETE',
      path: `${path}/{id}`,
      operationId: `delete_head_${one}`,
      summary: `Quitar ${called.one}`,
    }),
  ];
}

const headProduct = productBody.extend({
  object: z.literal('head_product'),
  id: z.uuid(),
  version: z.int(),
});
const headPriceList = priceListBody.extend({
  object: z.literal('head_price_list'),
  id: z.uuid(),
  version: z.int(),
});

const products = {
  path: '/v1/head/products',
  one: 'product',
  many: 'products',
  called: { one: 'un producto de todas las cajas', many: 'los productos de todas las cajas' },
  resource: headProduct,
  body: productBody,
  example: { code: 'CAF-250', name: 'Café molido 250 g', unit_price: '3.50' },
};
const priceLists = {
  path: '/v1/head/price-lists',
  one: 'price_list',
  many: 'price_lists',
  called: { one: 'una lista de precios', many: 'las listas de precios' },
  resource: headPriceList,
  body: priceListBody,
  example: { name: 'Mayoristas' },
  problems: ['invalid_state'] as const,
};
const customers = {
  path: '/v1/head/customers',
  one: 'customer',
  many: 'customers',
  called: { one: 'un cliente de todo el negocio', many: 'los clientes de todo el negocio' },
  resource: headCustomerResource,
  body: customerBody,
  example: { identification_type: 'cedula', identification: '1710034065', name: 'Ana Páez' },
};
const operators = {
  path: '/v1/head/operators',
  one: 'operator',
  many: 'operators',
  called: { one: 'un operador de las cajas', many: 'los operadores de las cajas' },
  resource: headOperatorResource,
};

/** What the head office decides for all tills, and the customers, of which they decide too. */
export const decidedOperations = [
  ...[products, priceLists, customers].flatMap((kind) => [...readings(kind), ...changes(kind)]),
  ...readings(operators),
  change({
    method: 'POST',
    path: operators.path,
    operationId: 'create_head_operator',
    summary: 'Crear un operador de las cajas',
    description: 'Su PIN se pone en cada caja.',
    body: headOperatorBody,
    problems: ['invalid_state'],
    example: { name: 'Ana Pérez', role: 'administrator' },
    answer: headOperatorResource,
  }),
  change({
    method: 'PATCH',
    path: `${operators.path}/{id}`,
    operationId: 'update_head_operator',
    summary: 'Cambiar un operador de las cajas',
    description: 'Siempre queda una persona administradora de todos los locales.',
    body: headOperatorPatch,
    problems: ['invalid_state'],
    example: { active: false },
    answer: headOperatorResource,
  }),
  read({
    method: 'GET',
    path: '/v1/head/settings',
    operationId: 'retrieve_head_settings',
    summary: 'Ver los ajustes que decide la matriz',
    answer: headSettingsResource,
  }),
  change({
    method: 'PATCH',
    path: '/v1/head/settings',
    operationId: 'update_head_settings',
    summary: 'Decidir ajustes de todas las cajas',
    description: '`null` devuelve uno a cada caja.',
    body: headSettingsBody,
    example: { stock_enabled: 'on' },
    answer: headSettingsResource,
  }),
];
