import { beforeAll, expect, it } from 'vitest';
import {
  catalogImportResource,
  catalogImportRowList,
} from '../../../../src-main/contract/catalog/catalog-import.ts';
import { receivableWithDebts } from '../../../../src-main/contract/receivables/receivable.ts';
import { attentionResource } from '../../../../src-main/contract/reports/attention.ts';
import { helpOf } from '../../../../src-main/counter/catalog/export/help-sheet.ts';
import { readSheetFile } from '../../../../src-main/counter/catalog/sheets/read-sheet.ts';
import { openingFieldRows } from '../../../../src-main/counter/receivables/sheets/opening-fields.ts';
import { type ApiClient, keyHolderOf } from '../../../support/service/api-client.ts';
import type { AnsweringService } from '../../../support/service/start-in-process.ts';
import { testServices } from '../../../support/service/test-services.ts';
import { uploadTo } from '../../../support/service/upload-to.ts';

const services = testServices();
const path = '/v1/local/receivables';
const imports = `${path}/opening-balances/imports`;
let service: AnsweringService;
let program: ApiClient;

beforeAll(async () => {
  service = await services.start({ env: { MOSTRADOR_RATE_LIMIT: 'off' } });
  program = await keyHolderOf(service);
});

const upload = async (content: string) =>
  catalogImportResource.parse(await uploadTo(program, service, imports, [{ name: 'cuaderno.csv', content }]));
const rowsOf = async (id: string) =>
  catalogImportRowList.parse((await program.call('GET', `${imports}/${id}/rows`)).json()).data;
const commit = async (id: string) =>
  catalogImportResource.parse((await program.call('POST', `${imports}/${id}/commit`, { body: {} })).json());

it('brings a notebook in once, however often its file is, and states every fault of a row', async () => {
  const notebook = [
    'Cédula;Cliente;Saldo;Fecha;Vence;Referencia',
    '1710034065;Ana Pérez;40,50;31/01/2026;28/02/2026;Página 12',
    '926687856;Luis Mora;12;2026-01-15;;',
    '17100;;cero;31/02/2026;;',
    '1710034065;Ana Pérez;40,50;31/01/2026;28/02/2026;Página 12',
    '9999999999999;Nadie;5;01/01/2099;01/01/2098;',
  ].join('\n');
  const preview = await upload(notebook);
  expect(preview).toMatchObject({ subject: 'opening_balances', faults: [], counts: { new: 2, error: 3 } });
  const rows = await rowsOf(preview.id);
  expect(rows.map(({ result, faults }) => [result, faults.map(({ field }) => field)])).toEqual([
    ['new', []],
    ['new', []],
    ['error', ['identification', 'amount', 'name', 'issued_on']],
    ['error', ['reference']],
    ['error', ['identification', 'issued_on', 'due_on']],
  ]);
  expect(rows.map(({ changes }) => changes.map(({ field, after }) => `${field} ${after}`))).toEqual([
    ['amount 40.50', 'issued_on 31/01/2026', 'due_on 28/02/2026'],
    ['amount 12.00', 'issued_on 15/01/2026', 'due_on 15/01/2026'],
    ...[[], [], []],
  ]);
  expect(await commit(preview.id)).toMatchObject({ status: 'committed' });
  const owed = await program.call('GET', `${path}/customers/1710034065`);
  expect(receivableWithDebts.parse(owed.json())).toMatchObject({
    ...{ name: 'Ana Pérez', balance: '40.50', overdue: '40.50', oldest_due_on: '2026-02-28' },
    debts: [{ kind: 'opening_balance', reference: 'Página 12', issued_on: '2026-01-31' }],
  });
  // Excel takes the zero off a cédula of Guayas.
  const guayas = await program.call('GET', `${path}/customers/0926687856`);
  expect(guayas.json()).toMatchObject({ balance: '12.00' });
  const again = await upload(notebook);
  expect(again.counts).toMatchObject({ new: 0, same: 2, error: 3 });
});

it('states of a type that cannot be read nothing but that', async () => {
  const { id } = await upload('Tipo,Cédula,Nombre,Valor,Fecha\nCarnet,1710034065,Ana,8.00,2026-02-01\n');
  const [row] = await rowsOf(id);
  expect(row?.faults.map(({ field, value }) => [field, value])).toEqual([['identification_type', 'Carnet']]);
});

it('writes nothing where something was entered since the preview', async () => {
  const preview = await upload('Cédula,Nombre,Valor,Fecha\n1710034073,Eva Ruiz,8.00,2026-02-01\n');
  const body = { identification: '1710034081', name: 'LUZ', amount: '3.00', issued_on: '2026-02-01' };
  expect((await program.call('POST', `${path}/opening-balances`, { body })).status).toBe(201);
  const refused = await program.call('POST', `${imports}/${preview.id}/commit`, { body: {} });
  expect(refused.json()).toMatchObject({
    ...{ code: 'invalid_state' },
    detail: 'Los datos cambiaron después de la vista previa. Revísela otra vez antes de guardar.',
  });
  expect((await program.call('GET', `${path}/customers/1710034073`)).json()).toMatchObject({
    balance: '0.00',
  });
  await program.call('PATCH', `${imports}/${preview.id}`, { body: {} });
  expect(await commit(preview.id)).toMatchObject({ status: 'committed' });
});

it('takes an identification as customers have it', async () => {
  const enter = async (who: object) => {
    const body = { name: 'EVA', amount: '1.00', issued_on: '2026-02-01', ...who };
    return (await program.call('POST', `${path}/opening-balances`, { body })).status;
  };
  expect(await enter({ identification: '12345' })).toBe(422);
  expect(await enter({ identification: '1710034099', identification_type: 'ruc' })).toBe(422);
  expect(await enter({ identification: '12345', identification_type: 'pasaporte' })).toBe(201);
  expect(await enter({ identification: 'AB-123' })).toBe(201);
});

it('gives out who owes by age, with each debt', async () => {
  const exported = await program.call('GET', `${path}/export?format=csv`);
  expect(exported.text).toContain('Identificación');
  expect(exported.text).toMatch(/1710034065.Ana Pérez/);
  const template = await fetch(`${service.url}${path}/opening-balances/import-template`, {
    headers: { authorization: `Bearer ${program.token}` },
  });
  const sheet = await readSheetFile(new Uint8Array(await template.arrayBuffer()));
  expect(sheet).toMatchObject({ kind: 'sheet', rows: [expect.arrayContaining(['Valor', 'Fecha'])] });
  const help = helpOf('opening_balances', openingFieldRows);
  expect(help.rows).toContainEqual(['Nombre', 'Obligatorio. El nombre del cliente.', 'Ana Pérez']);
  expect(help.rows.at(-1)).toEqual(['', 'Una deuda que ya se anotó no se anota otra vez.', '']);
});

it('puts what is overdue on the first page of the day', async () => {
  const { items } = attentionResource.parse((await program.call('GET', '/v1/local/attention')).json());
  expect(items.filter(({ kind }) => kind === 'debts_overdue')).toMatchObject([
    { since: '2026-01-15', count: 6, amount: '65.50' },
  ]);
});

it('gives the account of a customer as a page, and by mail only with an account', async () => {
  const statement = `${path}/customers/1710034065/statement`;
  const page = await fetch(`${service.url}${statement}/pdf`, {
    headers: { authorization: `Bearer ${program.token}` },
  });
  expect(page.headers.get('content-type')).toContain('application/pdf');
  expect(page.headers.get('content-disposition')).toContain('estado-de-cuenta-1710034065-');
  expect((await page.text()).startsWith('%PDF-')).toBe(true);
  const wrong = await program.call('GET', `${statement}/pdf?from=2026-03-01&to=2026-02-01`);
  expect(wrong.json()).toMatchObject({ code: 'validation_failed', errors: [{ parameter: 'to' }] });
  const mailed = await program.call('POST', `${statement}/email`, { body: { email: 'ana@ejemplo.ec' } });
  expect(mailed.json()).toMatchObject({ code: 'not_ready' });
  expect((await program.call('POST', `${statement}/print`, { body: {} })).status).toBe(409);
});
