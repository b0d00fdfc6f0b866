import { prepareExtension } from '@synthetixio/synpress-cache'

// Downloads and unpacks the version of MetaMask that Synpress supports. Synpress keeps it in the working directory.

// The end of standard input means that the parent process has ended.
process.stdin.on('end', () => process.exit(1)).resume()
await prepareExtension()
process.exit(0)
