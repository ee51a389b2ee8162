import { InvalidArgumentError } from 'commander';
import { type Environment, environments } from '../documents/kinds.ts';

export function parseEnvironment(text: string): Environment {
  const environment = environments.find((name) => name === text);
  if (!environment) throw new InvalidArgumentError(`Debe ser ${environments.join(', ')}.`);
  return environment;
}
