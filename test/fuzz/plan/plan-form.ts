import { deflateRawSync } from 'node:zlib';
import type { SeededRandom } from '../../support/seeded-random.ts';
import { resolveRef } from '../description/description.ts';
import type { JsonSchema } from '../description/json-schema.ts';
import { draw } from '../values/draw.ts';
import { fillLinks } from '../values/linked.ts';
import type { BodyParts } from './body-parts.ts';
import type { FormPart, PlannedBody } from './plan.ts';

/** A form as its schema says it: members that are no JSON of their own are files. */
export function planForm(schema: JsonSchema, parts: BodyParts): PlannedBody {
  const { properties = {}, required = [] } = resolveRef(schema, parts.description.schemas);
  const { random } = parts;
  const chosen = Object.entries(properties).filter(([name]) => required.includes(name) || random.chance(0.5));
  return { kind: 'multipart', parts: chosen.flatMap(([name, property]) => partsOf(name, property, parts)) };
}

function partsOf(name: string, property: JsonSchema, parts: BodyParts): readonly FormPart[] {
  const { random, description, valid } = parts;
  const schema = resolveRef(property, description.schemas);
  if (schema.type === 'array' && schema.items) {
    const { items } = schema;
    return Array.from({ length: random.between(1, 3) }, () => partsOf(name, items, parts)).flat();
  }
  if (isFile(schema)) {
    const { bytes, mediaType, fileName } = planFile(schema.contentMediaType, random);
    return [{ name, fileName, mediaType, bytes }];
  }
  const value = fillLinks(draw(valid(schema, name), random), parts.find);
  return [{ name, bytes: Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)) }];
}

/** How OpenAPI 3.1 writes a file: any bytes, a media type of its own, or the old `binary`. */
function isFile({ type, format, contentMediaType, enum: choices, const: fixed }: JsonSchema): boolean {
  if (choices !== undefined || fixed !== undefined) return false;
  return format === 'binary' || contentMediaType !== undefined || type === undefined;
}

interface PlannedFile {
  readonly bytes: Buffer;
  readonly mediaType: string;
  readonly fileName: string;
}

/** A file of chance: sound, empty, cut, or of something else than its name says. */
export function planFile(mediaType: string | undefined, random: SeededRandom): PlannedFile {
  const fitting = files.filter((file) => mediaType === undefined || file.mediaType === mediaType);
  const file = random.pick(fitting.length > 0 && random.chance(0.7) ? fitting : files);
  const cut = random.chance(0.2) ? random.between(0, file.bytes.length) : file.bytes.length;
  return { ...file, mediaType: mediaType ?? file.mediaType, bytes: file.bytes.subarray(0, cut) };
}

const accessKey = '2111202601179001691900110010010000000011234567813';

const documentXml = `<?xml version="1.0" encoding="UTF-8"?>
<autorizacion><estado>AUTORIZADO</estado><numeroAutorizacion>${accessKey}</numeroAutorizacion>
<fechaAutorizacion>2026-11-21T10:00:00-05:00</fechaAutorizacion><ambiente>PRODUCCIÓN</ambiente>
<comprobante><![CDATA[<factura id="comprobante" version="1.1.0"><infoTributaria><ambiente>2</ambiente>
<ruc>1790016919001</ruc><claveAcceso>${accessKey}</claveAcceso><codDoc>01</codDoc></infoTributaria></factura>]]></comprobante>
</autorizacion>`;

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const files: readonly PlannedFile[] = [
  { fileName: 'factura.xml', mediaType: 'application/xml', bytes: Buffer.from(documentXml) },
  { fileName: 'vacio.xml', mediaType: 'text/xml', bytes: Buffer.alloc(0) },
  { fileName: 'abierto.xml', mediaType: 'application/xml', bytes: Buffer.from('<a>'.repeat(20_000)) },
  {
    fileName: 'entidades.xml',
    mediaType: 'application/xml',
    bytes: Buffer.from('<!DOCTYPE a [<!ENTITY b "bbbb"><!ENTITY c "&b;&b;&b;">]><a>&c;&c;</a>'),
  },
  {
    fileName: 'claves.txt',
    mediaType: 'text/plain',
    bytes: Buffer.from(`${accessKey}\r\n${accessKey}\n\n12\n`),
  },
  { fileName: 'listado.csv', mediaType: 'text/csv', bytes: Buffer.from(`"a";"b"\n"${accessKey}";"ñ"\n`) },
  {
    fileName: 'todo.zip',
    mediaType: 'application/zip',
    bytes: zipOf('factura.xml', Buffer.from(documentXml)),
  },
  {
    fileName: '../../fuera.zip',
    mediaType: 'application/zip',
    bytes: zipOf('../../x.xml', Buffer.alloc(100_000, 65)),
  },
  { fileName: 'logo.png', mediaType: 'image/png', bytes: pixel },
  {
    fileName: 'logo.jpg',
    mediaType: 'image/jpeg',
    bytes: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70]),
  },
  { fileName: 'grande.png', mediaType: 'image/png', bytes: Buffer.concat([pixel, Buffer.alloc(1_500_000)]) },
  {
    fileName: 'ñ\u202e.bin',
    mediaType: 'application/octet-stream',
    bytes: Buffer.from([0, 255, 254, 1, 2, 3]),
  },
];

/** An archive of one entry. Its checksum is left 0: a check of it has something to find. */
function zipOf(name: string, content: Buffer): Buffer {
  const packed = deflateRawSync(content);
  const path = Buffer.from(name);
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(20, 0);
  facts.writeUInt16LE(0x800, 2);
  facts.writeUInt16LE(8, 4);
  facts.writeUInt32LE(packed.length, 14);
  facts.writeUInt32LE(content.length, 18);
  facts.writeUInt16LE(path.length, 22);
  const local = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), facts, path, packed]);
  const central = Buffer.concat([
    Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1'),
    facts,
    Buffer.alloc(14),
    path,
  ]);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, central, end]);
}
