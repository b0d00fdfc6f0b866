import type { WalletId } from '@touchstone/connect'
import type { reach } from '../texts/en/reach.ts'
import { useReachSay } from './useReachSay.ts'

/** A link out of the page that says so, in a new tab and without a way back to us. */
export function GetLink({ href, text, wallet, name, primary = false }: GetLink.Props) {
  const say = useReachSay()
  const host = new URL(href).host.replace(/^www\./, '')
  return (
    <a
      className={primary ? 'ts-button ts-primary' : 'ts-button'}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      referrerPolicy="no-referrer"
    >
      {say({ key: text, wallet, name, host })}
    </a>
  )
}

export declare namespace GetLink {
  type Props = {
    href: string
    text: keyof typeof reach
    wallet: WalletId
    /** Of the browser that it is for. */
    name?: string | undefined
    primary?: boolean
  }
}
