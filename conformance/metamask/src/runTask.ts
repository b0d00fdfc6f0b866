/** Runs a task with the JSON argument of the command line, prints its result as a JSON line, and ends the process. */
export async function runTask<T>(task: (argument: T) => Promise<object | null>): Promise<void> {
  // The end of stdin means that the parent process has exited.
  process.stdin.on('end', () => process.exit(1)).resume()
  const result = await task(JSON.parse(process.argv[2] ?? 'null') as T)
  process.stdout.write(`${JSON.stringify(result)}\n`, () => process.exit(0))
}
