export function stageProgram(folder: string, changes?: Readonly<Record<string, unknown>>): void;
