/** Things that the texts say and nobody can see from outside, each with the reason. */
export const definitions: Readonly<Record<string, string>> = {
  'top/this-document-covers-all-nine-parts': 'It tells what the text is made of.',
  'top/in-this-text-the-authority-means': 'A word of the text.',
  'top/its-acronym-survives-only-inside-interface': 'A word of the text.',
  'limits/spending-cap-amount-and-plan-quotas':
    'There are no plans and no caps: the program is free, and the codes for them are reserved (api.md §7).',
  'versioning/policy-for-deprecation-version-selection-by':
    'A promise about versions to come; there is only one.',

  'api/top/interface-specification-md-beside-this-file-is-the':
    'What binds is what every other check is about.',
  'api/top/it-is-implemented-exactly-every-path': 'What every other check is about.',
  'api/top/where-it-says-not-shown-this': 'It tells what the page is for.',
  'api/idempotency-and-previews/the-key-is-a-unique-column':
    'How it is kept; test/torture proves that a key issues once although the program dies.',
  'api/lists/keyset-on-created_at-id-never-offset':
    'How it is read; `npm run bench` measures that it costs the same.',
  'api/enumerations/check-every-code-against-sri-tables-json-that':
    'For the authors of the tables; test/unit/documents/taxes compares them.',
  'api/enumerations/lock-code':
    'A lock is a state of the machine that a caller cannot bring about; test/integration/offline and /service do.',
  'api/7a-decided-after-the-first-audit/the-rest-that-the-audit-found':
    'It asks for no change: what it speaks of is checked where the texts say it.',
  'api/the-authority-s-answers/waiting-between-tries-2-5-15':
    'Longer than a check may take; test/unit/sync/policy.test.ts walks the waits.',
  'api/the-authority-s-answers/since-1-january-2026-transmission-is':
    'A screen; test/e2e/documents/sync-in-browser.test.ts.',
  'api/the-authority-s-answers/the-next-day-they-become-a':
    'It takes another day; test/integration/offline/late-documents.test.ts sets the clock.',
};
