import type { Command, Option } from 'commander';
import type { Choice } from '../input/options.ts';

/** What a shell completes at a command, which is named by its arguments: `''` is the program itself. */
export interface CompletableCommand {
  readonly name: string;
  readonly verbs: readonly string[];
  /** Of its first argument, where those are a few choices. */
  readonly choices: readonly string[];
  readonly options: readonly string[];
  /** The options that take a value, with its choices; none where it may be anything, such as a file. */
  readonly values: ReadonlyMap<string, readonly string[]>;
}

/** Every command of the program with the arguments that may follow it, the program first. */
export function completableIn(program: Command): readonly CompletableCommand[] {
  const completable: CompletableCommand[] = [];
  const walk = (command: Command, path: readonly string[]): void => {
    const own = [...new Set([...command.options, ...program.options])];
    const verbs = command.commands.map((one) => one.name());
    const options = [...own.flatMap(({ long }) => long ?? []), '--help'];
    const [first] = command.registeredArguments;
    // Where nothing else can follow, the options are shown without a hyphen being typed.
    const choices = first ? choicesOf(first) : options;
    completable.push({
      name: path.join(' '),
      verbs,
      choices: verbs.length > 0 ? [] : choices,
      options,
      values: new Map(own.filter(takesValue).map((option) => [option.long ?? '', choicesOf(option)])),
    });
    for (const one of command.commands) walk(one, [...path, one.name()]);
  };
  walk(program, []);
  return completable;
}

function takesValue({ long, required, optional }: Option): boolean {
  return long !== undefined && (required || optional);
}

function choicesOf({ parseArg }: { parseArg?: Choice | Option['parseArg'] | undefined }): readonly string[] {
  return (parseArg && 'choices' in parseArg && parseArg.choices) || [];
}
