/** A thread that breaks down before it reads anything. */
throw new Error('the reader broke down');
