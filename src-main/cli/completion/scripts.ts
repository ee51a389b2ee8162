import type { Command } from 'commander';

/** The words that may follow each command: `''` is the program itself, `documents list` one of its commands. */
export type WordsOfCommands = ReadonlyMap<string, readonly string[]>;

export function wordsOf(program: Command): WordsOfCommands {
  const words = new Map<string, readonly string[]>();
  const walk = (command: Command, path: readonly string[]): void => {
    const options = [...command.options, ...(path.length === 0 ? [] : program.options)];
    const flags = options.flatMap(({ long }) => (long ? [long] : []));
    const below = command.commands.map((one) => one.name());
    words.set(path.join(' '), [...below, ...new Set([...flags, '--help'])]);
    for (const one of command.commands) walk(one, [...path, one.name()]);
  };
  walk(program, []);
  return words;
}

/** Where a command takes no more words of ours the shell goes on with files. */
export const shells = {
  bash: (words: WordsOfCommands) => `${bashFunction(words)}
complete -o default -F _mostrador mostrador`,
  zsh: (words: WordsOfCommands) => `autoload -U +X compinit bashcompinit && compinit && bashcompinit
${bashFunction(words)}
complete -o default -F _mostrador mostrador`,
  powershell: (words: WordsOfCommands) => `$script:mostradorWords = @{
${[...words].map(([path, own]) => `  '${path}' = '${own.join(' ')}'`).join('\n')}
}
Register-ArgumentCompleter -Native -CommandName mostrador -ScriptBlock {
  param($word, $line, $cursor)
  $path = ''
  foreach ($part in $line.CommandElements | Select-Object -Skip 1) {
    $next = "$path $part".Trim()
    if ($script:mostradorWords.ContainsKey($next)) { $path = $next }
  }
  $script:mostradorWords[$path] -split ' ' | Where-Object { $_ -like "$word*" } |
    ForEach-Object { [System.Management.Automation.CompletionResult]::new($_, $_, 'ParameterValue', $_) }
}`,
} as const;

export type Shell = keyof typeof shells;

/** Also zsh's, through its own imitation of bash. */
function bashFunction(words: WordsOfCommands): string {
  return `_mostrador() {
  local path="" word next at
  for ((at = 1; at < COMP_CWORD; at++)); do
    word="\${COMP_WORDS[at]}"
    next="\${path:+$path }$word"
    case "$next" in
      ${[...words.keys()].filter(Boolean).map(quoted).join(' | ')}) path="$next" ;;
    esac
  done
  local words=""
  case "$path" in
${[...words].map(([path, own]) => `    ${quoted(path)}) words=${quoted(own.join(' '))} ;;`).join('\n')}
  esac
  COMPREPLY=($(compgen -W "$words" -- "\${COMP_WORDS[COMP_CWORD]}"))
}`;
}

function quoted(text: string): string {
  return `"${text}"`;
}
