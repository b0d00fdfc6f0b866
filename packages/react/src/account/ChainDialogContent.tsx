// Entry of the chunk that `ChainDialog` loads.
export { NetworkList as default } from '../dialog/NetworkList.tsx'
