import { element } from '../domElements.ts'
import type { PanelWallet } from '../PanelWallet.ts'
import { siteChainIdOf } from '../siteChainIdOf.ts'

export function networkForm(wallet: PanelWallet, origin: string, sendsEvent: () => boolean) {
  const choice = element('select', {
    onchange: () =>
      wallet.act({ type: 'switchChain', chainId: Number(choice.value), event: sendsEvent() }),
  })
  const root = element('label', { className: 'row' }, element('span', {}, 'Network'), choice)
  return {
    root,
    update() {
      const state = wallet.state()
      const chainId = siteChainIdOf(state, origin)
      const listed = state.chains.map((chain) => ({ id: chain.chainId, name: chain.name }))
      // Also offers a network that the wallet does not list, because a site can be on one.
      const foreign = { id: unlisted, name: 'Unlisted network' }
      const options = listed.some(({ id }) => id === unlisted) ? listed : [...listed, foreign]
      choice.replaceChildren(
        ...options.map(({ id, name }) =>
          element('option', { value: String(id), selected: id === chainId }, `${name} (${id})`),
        ),
      )
    },
  }
}

const unlisted = 31_337
