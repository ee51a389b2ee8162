import type { CompletableCommand } from './completable.ts';

/** Where none of our arguments may follow, the shell goes on with files. */
export const shells = {
  bash: (commands: readonly CompletableCommand[]) => bashFunctions(commands),
  zsh: (commands: readonly CompletableCommand[]) =>
    `autoload -U +X compinit bashcompinit && compinit && bashcompinit\n${bashFunctions(commands)}`,
  powershell: powershellCompleter,
} as const;

export type Shell = keyof typeof shells;

/** Also zsh's, through its own imitation of bash: no variable is named as one that zsh keeps for itself, such as `path`. */
function bashFunctions(commands: readonly CompletableCommand[]): string {
  const cases = commands.map(
    ({ name, verbs, choices, options, values }) =>
      `    ${quoted(name)}) verbs=${listed(verbs)} choices=${listed(choices)} flags=${listed(options)} valued=${listed([...values.keys()])} ;;`,
  );
  const values = commands.flatMap(({ name, values: ofOptions }) =>
    [...ofOptions]
      .filter(([, admitted]) => admitted.length > 0)
      .map(([option, admitted]) => `    ${quoted(`${name} ${option}`)}) choices=${listed(admitted)} ;;`),
  );
  return `_mostrador_at() {
  case "$1" in
${cases.join('\n')}
  esac
}
_mostrador_values() {
  choices=""
  case "$1" in
${values.join('\n')}
  esac
}
_mostrador() {
  local at=1 said=0 place="" word="" verbs="" choices="" flags="" valued="" current="\${COMP_WORDS[COMP_CWORD]}"
  _mostrador_at ""
  while ((at < COMP_CWORD)); do
    word="\${COMP_WORDS[at]}"
    ((at += 1))
    if [[ "$word" == -* ]]; then
      [[ " $valued " == *" $word "* ]] && ((at += 1))
    elif [[ " $verbs " == *" $word "* ]]; then
      place="\${place:+$place }$word"
      _mostrador_at "$place"
    else
      said=1
    fi
  done
  if ((at > COMP_CWORD)); then
    _mostrador_values "$place $word"
  elif [[ "$current" == -* ]]; then
    choices="$flags"
  elif ((said == 0)); then
    choices="$verbs $choices"
  else
    choices=""
  fi
  COMPREPLY=($(compgen -W "$choices" -- "$current"))
}
complete -o default -F _mostrador mostrador`;
}

function powershellCompleter(commands: readonly CompletableCommand[]): string {
  const table = commands.map(({ name, verbs, choices, options, values }) => {
    const ofOptions = [...values]
      .map(([option, admitted]) => `${listed(option)} = ${listed(admitted)}`)
      .join('; ');
    return `  ${listed(name)} = @{ verbs = ${listed(verbs)}; choices = ${listed(choices)}; flags = ${listed(options)}; admitted = @{ ${ofOptions} } }`;
  });
  return `$script:mostradorCommands = @{
${table.join('\n')}
}
Register-ArgumentCompleter -Native -CommandName mostrador -ScriptBlock {
  param($word, $line, $cursor)
  $before = @($line.CommandElements | Select-Object -Skip 1 | ForEach-Object { "$_" })
  if ($word -ne '') { $before = @($before | Select-Object -SkipLast 1) }
  $place = ''
  $said = $false
  $option = ''
  foreach ($part in $before) {
    $at = $script:mostradorCommands[$place]
    if ($option -ne '') { $option = '' }
    elseif ($part.StartsWith('-')) { if ($at.admitted.ContainsKey($part)) { $option = $part } }
    elseif (($at.verbs -split ' ') -contains $part) { $place = "$place $part".Trim() }
    else { $said = $true }
  }
  $at = $script:mostradorCommands[$place]
  $choices = if ($option -ne '') { $at.admitted[$option] }
    elseif ($word.StartsWith('-')) { $at.flags }
    elseif (-not $said) { "$($at.verbs) $($at.choices)" }
    else { '' }
  $choices -split ' ' | Where-Object { $_ -ne '' -and $_ -like "$word*" } |
    ForEach-Object { [System.Management.Automation.CompletionResult]::new($_, $_, 'ParameterValue', $_) }
}`;
}

/** Values as one argument of a shell. None of ours has a quote in it. */
function listed(admitted: string | readonly string[]): string {
  return `'${[admitted].flat().join(' ')}'`;
}

function quoted(text: string): string {
  return `"${text}"`;
}
