import { z } from 'zod';
import { type Answer, bare, type DescribedRoute } from '../../api/routing/route.ts';
import { headRoles } from '../../contract/head/stations/stations.ts';

/** One operation of a head office, as its server registers it. */
export type HeadOperation = DescribedRoute;

type Written = Pick<HeadOperation, 'method' | 'path' | 'operationId' | 'summary'> &
  Partial<
    Pick<
      HeadOperation,
      'description' | 'params' | 'query' | 'body' | 'bodyTypes' | 'bodyMayBeMissing' | 'problems' | 'example'
    >
  > & {
    /** What it answers; absent: nothing, with 204. */
    readonly answer?: z.ZodType;
    /** In place of JSON. */
    readonly mediaTypes?: readonly string[];
  };

function described(tag: string, access: HeadOperation['access']) {
  return ({ answer, mediaTypes, ...written }: Written): HeadOperation => ({
    ...bare,
    problems: [],
    ...(written.path.includes('{id}') && { params: idParams }),
    ...written,
    tag,
    access,
    answers: answersOf(answer, mediaTypes),
  });
}

function answersOf(answer: z.ZodType | undefined, mediaTypes: readonly string[] = []): readonly Answer[] {
  if (mediaTypes.length > 0) {
    return mediaTypes.map((mediaType) => ({ status: 200, description: 'El archivo', mediaType }));
  }
  return answer
    ? [{ status: 200, description: 'Hecho', schema: answer }]
    : [{ status: 204, description: 'Hecho' }];
}

const idParams = z.strictObject({ id: z.uuid() });

const managers = ['manager', 'owner'] as const;

/** Who is let through, as the guard of the route has it: keys of a part of the business too, or of the whole alone. */
export const keys = {
  anyOfPart: { who: 'head_key', roles: headRoles, whole_business: false },
  managersOfPart: { who: 'head_key', roles: managers, whole_business: false },
  anyOfWhole: { who: 'head_key', roles: headRoles, whole_business: true },
  declarantsOfWhole: {
    who: 'head_key',
    roles: ['accountant', 'manager', 'owner'],
    whole_business: true,
  },
  managersOfWhole: { who: 'head_key', roles: managers, whole_business: true },
  ownersOfWhole: { who: 'head_key', roles: ['owner'], whole_business: true },
} as const satisfies Readonly<Record<string, HeadOperation['access']>>;

export const inSection = (tag: string) => ({
  of: (access: HeadOperation['access']) => described(tag, access),
});

export const anyone = { who: 'anyone' } as const;
export const station = { who: 'head_station' } as const;

/** A list that is not read in pages. */
export const listed = (item: z.ZodType) =>
  z.strictObject({ object: z.literal('list'), data: z.array(item).meta({ description: 'Todos' }) });

/** A page of a list, from `offset` on. */
export const paged = (item: z.ZodType) =>
  z.strictObject({
    object: z.literal('list'),
    data: z.array(item).meta({ description: 'Los de esta página' }),
    total_count: z.int(),
    offset: z.int(),
  });
