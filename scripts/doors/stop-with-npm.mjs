const lookEveryMs = 500;

/**
 * Ends this process, as SIGTERM does, when the npm that started it is gone. npm hands its signals to a shell that
 * does not pass them on, so that stopping `npm run serve` would leave the service running and the data folder
 * taken. (On Windows a parent cannot be observed so; there the console ends what runs in it.)
 */
export function stopWithNpm() {
  if (process.env.npm_lifecycle_event === undefined || process.platform === 'win32') return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, lookEveryMs);
  timer.unref();
}
