/** Runs `run` once in the next task. Uses a message channel, because the timers of the page may be fake. */
export function oncePerTask(run: () => void): () => void {
  const { port1, port2 } = new MessageChannel()
  let isDue = false
  port1.onmessage = () => {
    isDue = false
    run()
  }
  return () => {
    if (!isDue) port2.postMessage(null)
    isDue = true
  }
}
