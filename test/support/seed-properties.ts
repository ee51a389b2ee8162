import fc from 'fast-check';

// Properties are tried with the same values in every run, so that a failure is of the change and not of chance;
// `npm run test:all` takes others each time, and a failure names its seed.
if (process.env.TEST_ALL === undefined) fc.configureGlobal({ seed: 20261127 });
