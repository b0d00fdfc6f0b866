import { prepareExtension } from '@synthetixio/synpress-cache'
import { runJsonTask } from './runJsonTask.ts'

// Downloads and unpacks the version of MetaMask that Synpress supports. The argument is {"folder"}, the result
// {"unpacked"}.
await runJsonTask<{ folder: string }>(async ({ folder }) => {
  // Synpress keeps its cache in the working directory and has no option for another folder.
  process.chdir(folder)
  return { unpacked: await prepareExtension() }
})
