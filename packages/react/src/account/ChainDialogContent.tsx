import { NetworkList } from '../dialog/NetworkList.tsx'

export default function ChainDialogContent({ labelledBy }: { labelledBy: string }) {
  return <NetworkList labelledBy={labelledBy} />
}
