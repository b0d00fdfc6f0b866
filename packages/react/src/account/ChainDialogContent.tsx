import { NetworkList } from '../dialog/NetworkList.tsx'

/** Content of `ChainDialog`. Loaded as a separate chunk. */
export default function ChainDialogContent({ labelledBy }: { labelledBy: string }) {
  return <NetworkList labelledBy={labelledBy} />
}
