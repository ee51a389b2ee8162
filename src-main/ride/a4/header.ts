import { modulesOf } from '../../documents/printing/code128.ts';
import type { PrintedDocument, PrintedStatus } from '../../documents/printing/printed.ts';
import { barcodeBlock } from '../drawing/barcode.ts';
import { type Block, gap, level, paragraph, stacked } from '../drawing/block.ts';
import { type Logo, logoBlock } from '../drawing/logo.ts';
import type { Pdf } from '../drawing/pdf.ts';
import { factGrid } from './fact-grid.ts';
import { content, displayStyle, space, styles, titleStyle } from './styles.ts';

const GUTTER = 28;
const issuerColumn = { x: content.x, width: (content.width - GUTTER) * 0.48 };
const documentColumn = {
  x: content.x + issuerColumn.width + GUTTER,
  width: content.width - issuerColumn.width - GUTTER,
};
const BARCODE_HEIGHT = 34;
const LOGO_MAX_HEIGHT = 64;

/** Who issues at the left, what is issued at the right. */
export function headerBlock(
  pdf: Pdf,
  printed: PrintedDocument,
  { status, logo }: { status: PrintedStatus; logo?: Logo | undefined },
): Block {
  return level([stacked(issuerBlocks(pdf, printed, logo)), stacked(documentBlocks(pdf, printed, status))]);
}

function issuerBlocks(pdf: Pdf, { issuer, labels }: PrintedDocument, logo: Logo | undefined): Block[] {
  const picture =
    logo && logoBlock(pdf, logo, { ...issuerColumn, maxHeight: LOGO_MAX_HEIGHT, align: 'left' });
  const displayed = picture ? undefined : (issuer.tradeName ?? issuer.legalName);
  const names = [issuer.tradeName, issuer.legalName].filter((name) => name && name !== displayed);
  return [
    ...(picture ? [picture, gap(space.medium)] : []),
    ...(displayed ? paragraph(pdf, displayed, displayStyle(displayed), issuerColumn) : []),
    gap(space.small),
    ...names.flatMap((name) => paragraph(pdf, name ?? '', styles.name, issuerColumn)),
    gap(space.small),
    ...factGrid(
      pdf,
      [
        { label: labels.headOfficeAddress, value: issuer.headOfficeAddress },
        ...(issuer.establishmentAddress
          ? [{ label: labels.establishmentAddress, value: issuer.establishmentAddress }]
          : []),
      ],
      { ...issuerColumn, columns: 1 },
    ),
    gap(space.medium),
    ...issuer.legends.flatMap((legend) => paragraph(pdf, legend, styles.small, issuerColumn)),
  ];
}

function documentBlocks(pdf: Pdf, printed: PrintedDocument, status: PrintedStatus): Block[] {
  const { accessKey, labels } = printed;
  return [
    ...paragraph(pdf, printed.title, titleStyle(printed.title), documentColumn),
    ...paragraph(pdf, `No. ${printed.number}`, styles.number, documentColumn),
    gap(space.medium),
    ...factGrid(
      pdf,
      [
        { label: 'RUC', value: printed.issuer.ruc },
        ...(accessKey === ''
          ? []
          : [
              { label: labels.environment, value: printed.environment },
              { label: labels.emission, value: 'NORMAL' },
            ]),
      ],
      { ...documentColumn, columns: 3 },
    ),
    ...(accessKey === '' ? [] : keyBlocks(pdf, { accessKey, labels, status })),
  ];
}

/** When the authority authorized it, and the key it is found by. */
function keyBlocks(
  pdf: Pdf,
  {
    accessKey,
    labels,
    status,
  }: Pick<PrintedDocument, 'accessKey' | 'labels'> & { readonly status: PrintedStatus },
): Block[] {
  const wide = { ...documentColumn, columns: 1 };
  return [
    gap(space.small),
    ...factGrid(
      pdf,
      [
        ...(status.authorizedAt ? [{ label: labels.authorizedAt, value: status.authorizedAt }] : []),
        { label: labels.authorizationNumber, value: accessKey },
      ],
      wide,
    ),
    gap(space.small),
    ...paragraph(pdf, labels.accessKey, styles.label, documentColumn),
    gap(space.hair),
    barcodeBlock(pdf, accessKey, {
      x: documentColumn.x,
      moduleWidth: documentColumn.width / modulesOf(accessKey),
      height: BARCODE_HEIGHT,
    }),
    gap(space.hair),
    ...paragraph(pdf, accessKey, styles.body, { ...documentColumn, align: 'center' }),
  ];
}
