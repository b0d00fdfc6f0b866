import { prepareExtension } from '@synthetixio/synpress-cache'
import { runTask } from './runTask.ts'

// Downloads and unpacks the MetaMask that Synpress knows: {"folder"} in, {"unpacked"} out.
await runTask<{ folder: string }>(async ({ folder }) => {
  // Synpress keeps its cache in the working directory and has no option for it.
  process.chdir(folder)
  return { unpacked: await prepareExtension() }
})
