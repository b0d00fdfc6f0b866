import type { WalletId } from '@touchstone/connect'
import type setup from '../texts/en/setup.json'
import { useReachSay } from './useReachSay.ts'

/** External link that is labelled as such. Opens a new tab without access to this page. */
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
    text: keyof typeof setup
    wallet: WalletId
    /** Name of the browser that the link is for. */
    name?: string | undefined
    primary?: boolean
  }
}
