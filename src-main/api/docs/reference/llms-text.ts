import type { Reference } from './reference.ts';

/** The way to all pages for language models, in the form of https://llmstxt.org. */
export function llmsText({ title, address, resources, descriptionPath }: Reference): string {
  return `# ${title}

> API local con la que otros programas emiten documentos tributarios electrónicos del Ecuador, con o sin internet.

## Guía

- [Guía, contenido y errores](${address}.md): De la primera clave a los límites; todas las operaciones por recurso; cada error y qué hacer.

## Recursos

${resources.map((resource) => `- [${resource.title}](${resource.address}.md): ${resource.description}`).join('\n')}

## OpenAPI

- [OpenAPI 3.1](${descriptionPath}): La misma descripción, para programas.
`;
}
