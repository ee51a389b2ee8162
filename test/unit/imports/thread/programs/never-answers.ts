/** A thread that is alive and says nothing. */
setInterval(() => {}, 1000);
