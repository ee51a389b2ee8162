import type { z } from 'zod';

/** Refines a body that names an invoice by its access key, or states it whole: one of the two, as the message says. */
export function keyOrInvoice(message: string) {
  return (
    {
      access_key: accessKey,
      invoice,
    }: { readonly access_key?: string | undefined; readonly invoice?: unknown },
    context: z.RefinementCtx,
  ): void => {
    if ((accessKey === undefined) !== (invoice === undefined)) return;
    const isBoth = invoice !== undefined;
    context.addIssue({
      code: 'custom',
      path: [isBoth ? 'invoice' : 'access_key'],
      params: { code: isBoth ? 'not_allowed_here' : 'required' },
      message,
    });
  };
}
