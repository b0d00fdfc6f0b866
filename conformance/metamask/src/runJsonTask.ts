/** Runs a task with the JSON argument of the command line. Prints the result and ends the process. */
export async function runJsonTask<T>(task: (argument: T) => Promise<object | null>): Promise<void> {
  // The end of standard input means that the parent process has ended.
  process.stdin.on('end', () => process.exit(1)).resume()
  const result = await task(JSON.parse(process.argv[2] ?? 'null') as T)
  process.stdout.write(`${JSON.stringify(result)}\n`, () => process.exit(0))
}
