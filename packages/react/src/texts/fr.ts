import type { Texts } from './Texts.ts'

export default {
  'button.connect': 'Connecter un portefeuille',
  'button.connecting': 'Connexion…',
  'button.account': 'Compte {address}',
  'button.restoring': 'Rétablissement de {address}',
  'dialog.wallets': 'Connecter un portefeuille',
  'dialog.attempt': 'Se connecter avec {wallet}',
  'dialog.install': 'Obtenir {wallet}',
  'dialog.account': 'Votre compte',
  'dialog.close': 'Fermer',
  'dialog.back': 'Tous les portefeuilles',
  'group.installed': 'Installés',
  'group.announced': 'Aussi dans ce navigateur',
  'group.more': 'Plus de portefeuilles',
  'group.recent': 'Utilisés récemment',
  'row.recent': 'Récent',
  'row.contested':
    'Plus d’un portefeuille dit ici être {name}. Celui-ci se nomme « {said} » ({host}).',
  'row.name': 'Ce portefeuille a choisi lui-même son nom et en imite peut-être un autre.',
  'row.alias': 'Ce portefeuille dit aussi être {name}.',
  'help.title': 'Qu’est-ce qu’un portefeuille ?',
  'install.found': '{wallet} est maintenant là.',
  'act.cancel': 'Annuler',
  'act.retry': 'Réessayer',
  'act.connect': 'Se connecter avec {wallet}',
  'act.open': 'Ouvrir {wallet}',
  'act.dismiss': 'Masquer',
  'act.add': 'Ajouter le réseau',
  'act.switch': 'Passer à {network}',
  'act.connectHere': 'Se connecter sur {network}',
  'act.disconnect': 'Déconnecter',
  'act.wallets': 'Choisir un autre portefeuille',
  'act.changeWallet': 'Changer de portefeuille',
  'act.get': 'Obtenir {wallet}',
  'act.reload': 'Recharger cette page',
  'state.none': 'Vous n’êtes pas connecté.',
  'state.intent':
    '{wallet} est verrouillé, ou ne partage plus de compte avec cette page. Vous n’êtes pas connecté.',
  'state.contested':
    'Plus d’un portefeuille dit ici être {name}, votre connexion n’a donc pas été rétablie. Choisissez celui que vous utilisez.',
  'state.connected': 'Vous êtes connecté avec {wallet} sur {network}.',
  'state.unsupported':
    'Vous êtes connecté avec {wallet} sur {network}, que cette application ne prend pas en charge.',
  'state.restoring': 'Rétablissement de votre connexion avec {wallet}.',
  'state.ended.you': 'Vous vous êtes déconnecté.',
  'state.ended.phone':
    'Vous avez mis fin à la connexion dans {wallet} sur votre téléphone. Vous n’êtes pas connecté.',
  'state.ended.time':
    'Votre connexion avec {wallet} a expiré, comme toujours après quelques jours. Reconnectez-vous pour continuer.',
  'state.relay':
    'Vous êtes connecté avec {wallet} sur {network}. Le relais vers votre téléphone est injoignable ; les demandes attendent son retour.',
  'state.ended.wallet': '{wallet} s’est déconnecté. Vous n’êtes pas connecté.',
  'waiting.confirm': 'Confirmez dans {wallet}',
  'waiting.scan': 'Scannez le code avec {wallet} et confirmez-y',
  'waiting.scan.any': 'Scannez le code avec un portefeuille sur votre téléphone et confirmez-y',
  'waiting.open': 'Ouvrez {wallet} et confirmez-y',
  'waiting.phone': 'Confirmez dans {wallet} sur votre téléphone',
  'waiting.phone.any': 'Confirmez dans le portefeuille sur votre téléphone',
  'waiting.relay':
    'Le relais vers votre téléphone est injoignable. Nous attendons son retour ; les portefeuilles de ce navigateur fonctionnent toujours.',
  'waiting.slow': 'Toujours en attente : ouvrez votre portefeuille, ou annulez',
  'connect.declined': 'Vous avez refusé la connexion. Vous n’êtes pas connecté.',
  'connect.declinedSwitch':
    'Vous avez refusé de passer à {network}, vous n’êtes donc pas connecté. {wallet} est sur {here}.',
  'connect.cancelled': 'Vous avez annulé. Vous n’êtes pas connecté.',
  'connect.notFound':
    '{wallet} n’est pas dans ce navigateur, vous n’êtes donc pas connecté. Installez-le, ou rechargez cette page si vous venez de le faire.',
  'connect.noAccounts':
    '{wallet} n’a donné aucun compte, vous n’êtes donc pas connecté. Créez-y ou choisissez-y un compte, puis réessayez.',
  'connect.pending':
    '{wallet} a déjà une demande ouverte. Vous n’êtes pas connecté. Ouvrez {wallet}, répondez-y, puis réessayez.',
  'connect.timeout':
    '{wallet} n’a pas répondu à temps. Vous n’êtes pas connecté. Ouvrez {wallet}, puis réessayez.',
  'connect.lost':
    '{wallet} a fermé sa connexion pendant que vous vous connectiez. Vous n’êtes pas connecté. Réessayer.',
  'connect.locked':
    '{wallet} est verrouillé. Vous n’êtes pas connecté. Déverrouillez-le, puis réessayez.',
  'connect.unsupported':
    '{wallet} ne peut pas faire ce que cette application demande. Vous n’êtes pas connecté. Mettez-le à jour, ou choisissez un autre portefeuille.',
  'connect.offline':
    '{wallet} est hors ligne. Vous n’êtes pas connecté. Vérifiez votre connexion à Internet, puis réessayez.',
  'connect.unreachable':
    '{wallet} ne peut pas joindre son réseau. Vous n’êtes pas connecté. Attendez un instant, puis réessayez.',
  'connect.pairing.relay':
    'Le relais vers votre téléphone est injoignable, vous n’êtes donc pas connecté. Vérifiez votre connexion à Internet, puis réessayez. Les portefeuilles de ce navigateur fonctionnent toujours.',
  'connect.pairing.unloaded':
    'Ce qui connecte les téléphones n’a pas pu être chargé, vous n’êtes donc pas connecté. Vérifiez votre connexion à Internet, puis réessayez.',
  'connect.pairing.misconfigured':
    'Cette application n’est pas configurée pour connecter des téléphones, vous n’êtes donc pas connecté. Choisissez un portefeuille dans ce navigateur, ou prévenez les auteurs de l’application.',
  'connect.pairing.clock':
    'L’horloge de cet appareil n’est pas à l’heure et le relais vers votre téléphone l’a refusé, vous n’êtes donc pas connecté. Réglez l’horloge, puis réessayez.',
  'connect.pairing.expired':
    'Personne n’a scanné le code à temps, vous n’êtes donc pas connecté. Réessayez pour obtenir un nouveau code.',
  'connect.pairing.declined':
    '{wallet} n’a pas accepté la connexion. Vous n’êtes pas connecté. Réessayez, ou choisissez un autre portefeuille.',
  'connect.pairing.declinedSaid':
    '{wallet} n’a pas accepté la connexion : « {said} ». Vous n’êtes pas connecté. Réessayez, ou choisissez un autre portefeuille.',
  'connect.pairing.chains':
    '{wallet} ne fonctionne avec aucun des réseaux de cette application. Vous n’êtes pas connecté. Choisir un autre portefeuille.',
  'connect.failed': '{wallet} n’a pas pu se connecter. Vous n’êtes pas connecté. Réessayer.',
  'connect.failedSaid':
    '{wallet} n’a pas pu se connecter : « {said} ». Vous n’êtes pas connecté. Réessayer.',
  'switch.declined': 'Vous avez refusé le changement. Vous êtes toujours sur {here}.',
  'switch.cancelled': 'Vous avez annulé le changement. Vous êtes toujours sur {here}.',
  'switch.notConfigured':
    '{wallet} ne connaît pas {network}. Vous êtes toujours sur {here}. Ajoutez le réseau pour continuer.',
  'switch.pending':
    '{wallet} a déjà une demande ouverte. Vous êtes toujours sur {here}. Ouvrez {wallet}, répondez-y, puis réessayez.',
  'switch.busy':
    'Une autre demande est encore en cours. Vous êtes toujours sur {here}. Terminez-la ou annulez-la, puis réessayez.',
  'switch.timeout':
    '{wallet} n’a pas répondu à temps. Vous êtes toujours sur {here}. Ouvrez {wallet}, puis réessayez.',
  'switch.disconnected':
    '{wallet} s’est déconnecté avant la fin du changement. Vous n’êtes pas connecté. Reconnectez-vous.',
  'switch.locked':
    '{wallet} est verrouillé. Vous êtes toujours sur {here}. Déverrouillez-le, puis réessayez.',
  'switch.unsupported':
    '{wallet} ne peut pas changer de réseau d’ici. Vous êtes toujours sur {here}. Choisissez {network} dans {wallet} même.',
  'switch.offline':
    '{wallet} est hors ligne. Vous êtes toujours sur {here}. Vérifiez votre connexion à Internet, puis réessayez.',
  'switch.unreachable':
    '{wallet} ne peut pas joindre son réseau. Vous êtes toujours sur {here}. Attendez un instant, puis réessayez.',
  'switch.failed':
    '{wallet} n’est pas passé à {network}. Vous êtes toujours sur {here}. Réessayer.',
  'switch.failedSaid':
    '{wallet} n’est pas passé à {network} : « {said} ». Vous êtes toujours sur {here}. Réessayer.',
  'add.declined': 'Vous avez refusé d’ajouter {network}. Vous êtes toujours sur {here}.',
  'add.cancelled': 'Vous avez annulé l’ajout de {network}. Vous êtes toujours sur {here}.',
  'add.failed':
    '{wallet} n’a pas pu ajouter {network}. Vous êtes toujours sur {here}. Réessayez, ou ajoutez-le dans {wallet} même.',
  'add.failedSaid':
    '{wallet} n’a pas pu ajouter {network} : « {said} ». Vous êtes toujours sur {here}. Réessayez, ou ajoutez-le dans {wallet} même.',
  'disconnect.failed':
    '{wallet} n’a pas confirmé sa déconnexion. Vous n’êtes pas connecté ici. Pour en être sûr, retirez ce site dans {wallet}.',
  'account.address': 'Adresse',
  'account.wallet': 'Portefeuille',
  'account.walletName': '{wallet}',
  'account.network': 'Réseau',
  'account.balance': 'Solde',
  'account.current': 'Actuel',
  'account.more': {
    one: 'et {count} autre compte',
    many: 'et {count} d’autres comptes',
    other: 'et {count} autres comptes',
  },
  'account.networkName': '{network}',
  'network.unknown': 'réseau {id}',
  'crash.text':
    'Quelque chose s’est cassé dans cette page. Votre portefeuille n’est pas touché. Réessayez, ou rechargez la page.',
  'part.loading': 'Chargement…',
  'part.failed':
    'Cette partie de la page n’a pas pu être chargée. Votre portefeuille n’est pas touché.',
  'page.title': 'Touchstone',
  'page.account': 'Compte',
  'page.empty':
    'Votre adresse, votre réseau et votre solde apparaissent ici dès qu’un portefeuille est connecté.',
  'page.banner': 'Cette application fonctionne sur {network}. Votre portefeuille est sur {here}.',
  'page.activity': 'Activité',
  'page.activity.empty': 'Rien ne s’est encore passé.',
  'page.activity.dropped': 'Entrées plus anciennes supprimées : {count}',
  'page.theme': 'Thème',
  'page.theme.system': 'Système',
  'page.theme.light': 'Clair',
  'page.theme.dark': 'Sombre',
  'page.language': 'Langue',
  'page.language.unreviewed': 'Aucun lecteur natif n’a encore relu cette traduction.',
  'page.language.failed': '{name} n’a pas pu être chargé. La page reste telle quelle.',
  'page.licences': 'Licences',
  'page.check': 'Vérifier mon portefeuille',
  'page.wallets': 'Quels portefeuilles fonctionnent',
  'page.offline':
    'Vous êtes hors ligne. Les portefeuilles de ce navigateur fonctionnent toujours ; les soldes reviennent avec le réseau.',
  'page.privacy': 'Rien n’est envoyé nulle part avant que vous choisissiez un portefeuille.',
  'log.connecting': 'Connexion avec {wallet}',
  'log.connect': 'Connecté avec {wallet} : {address} sur {network}',
  'log.account': 'Compte changé : {address}',
  'log.chain': 'Réseau changé : {network}',
  'log.disconnect': 'Déconnecté de {wallet}',
  'log.declined': 'Refusé dans {wallet}',
  'log.cancelled': 'Annulé',
  'log.notFound': '{wallet} est introuvable',
  'log.noAccounts': '{wallet} n’a donné aucun compte',
  'log.notConfigured': '{wallet} ne connaît pas le réseau',
  'log.pending': '{wallet} a une autre demande ouverte',
  'log.locked': '{wallet} est verrouillé',
  'log.unsupported': '{wallet} ne peut pas faire cela',
  'log.offline': '{wallet} est hors ligne',
  'log.unreachable': '{wallet} ne peut pas joindre son réseau',
  'log.timeout': '{wallet} n’a pas répondu à temps',
  'log.failed': 'Cela n’a pas marché dans {wallet}',
  'account.copy': 'Copier l’adresse',
  'account.copied': 'Adresse copiée.',
  'account.copyFailed':
    'Votre navigateur n’a pas permis la copie. Sélectionnez l’adresse et copiez-la à la main.',
  'account.explorer': 'Voir sur {host}',
  'account.newTab': '(s’ouvre dans un nouvel onglet)',
  'account.send': 'Envoyer',
  'account.signIn': 'S’identifier',
  'account.others.title': 'Autres comptes que {wallet} partage',
  'account.others.hint': 'Pour en utiliser un autre, choisissez-le dans {wallet}.',
  'account.choose': 'Choisir les comptes dans {wallet}',
  'account.choose.declined': 'Vous avez refusé. Les comptes restent tels quels.',
  'account.choose.unsupported':
    '{wallet} ne propose pas cela aux pages. Ouvrez {wallet} et choisissez-y les comptes.',
  'balance.title': 'Soldes',
  'balance.loading': 'Lecture des soldes…',
  'balance.failed': 'Les soldes n’ont pas pu être lus. Votre portefeuille fonctionne toujours.',
  'balance.tokensFailed':
    'Les jetons n’ont pas pu être lus. Votre portefeuille fonctionne toujours.',
  'balance.again': 'Relire les soldes',
  'balance.unknown': 'Inconnu sur ce réseau',
  'balance.asOf': 'À {time}',
  'tx.title': 'Transactions de cette page',
  'tx.line': '{amount} à {address}',
  'tx.waiting': 'En attente d’un bloc',
  'tx.confirmed': 'Confirmée',
  'tx.reverted': 'Échec : le réseau l’a annulée. Seuls les frais sont dépensés.',
  'tx.unseen':
    'Pas encore vue sur le réseau. Voyez dans votre portefeuille si elle a été remplacée.',
  'tx.unreachable':
    'Le réseau ne peut pas être interrogé maintenant. Votre portefeuille montre ce qu’il en est.',
  'activity.copy': 'Copier le diagnostic',
  'activity.what':
    'Copie les versions, les états et les entrées ci-dessus en texte, pour qui vous aide. Rien n’est envoyé.',
  'activity.addresses': 'Inclure mes adresses',
  'activity.copied': 'Copié sans adresses.',
  'activity.copiedAll': 'Copié avec vos adresses.',
  'activity.failed':
    'Votre navigateur n’a pas permis la copie. Le texte est ci-dessous : copiez-le à la main.',
  'activity.text': 'Diagnostic',
  'pair.qr': 'Code QR qui connecte {wallet}',
  'pair.qr.any': 'Code QR qui connecte un portefeuille sur votre téléphone',
  'pair.preparing': 'Préparation du code…',
  'pair.reaching': 'Recherche du relais qui porte les messages à votre téléphone…',
  'pair.left': 'Ce code est valable {time}. Puis un nouveau le remplace.',
  'pair.left.last': 'Ce code est valable {time}.',
  'pair.copy': 'Copier le lien',
  'pair.copied': 'Lien copié.',
  'pair.copyFailed': 'Votre navigateur n’a pas permis la copie. Scannez plutôt le code.',
  'pair.open': 'Ouvrir {wallet}',
  'pair.open.any': 'Ouvrir une application de portefeuille',
  'pair.here': 'Ouvrir sur cet appareil',
  'pair.opening': 'Ouverture de {wallet}. Confirmez-y, puis revenez.',
  'pair.stayed': '{wallet} ne s’est pas ouvert. L’application est-elle sur ce téléphone ?',
  'pair.back':
    'Vous revoilà. En attente de la réponse de {wallet} ; rouvrez-le si vous n’avez pas encore confirmé.',
  'pair.other': 'Utiliser un autre appareil',
  'get.here': 'Obtenir {wallet} pour {name} (ouvre {host})',
  'get.ios': 'App Store (ouvre {host})',
  'get.android': 'Google Play (ouvre {host})',
  'get.elsewhere':
    '{wallet} n’a pas d’extension pour ce navigateur. Il y en a une pour Chrome et pour les navigateurs qui acceptent les extensions de Chrome.',
  'get.none': '{wallet} n’a pas d’extension pour ce navigateur.',
  'get.phone': 'Utiliser {wallet} sur votre téléphone',
  'get.inside': 'Ouvrir cette page dans {wallet}',
  'get.apps': '{wallet} pour votre téléphone',
  'install.step.get': 'Installez {wallet} depuis son propre site ou sa boutique.',
  'install.step.create': 'Créez-y un portefeuille, ou importez-en un.',
  'install.step.reload': 'Revenez et rechargez cette page.',
  'install.link': 'Obtenir {wallet} (ouvre {host})',
  'binance.step.install': 'Installez l’application Binance.',
  'binance.step.create': 'Créez un portefeuille dans l’application.',
  'binance.step.scan': 'Scannez un code QR avec l’application pour vous connecter.',
  'binance.get': 'Pas encore d’application Binance ?',
  'binance.qr': 'Code QR de la page de téléchargement de Binance',
  'binance.hint':
    'Visez ce code avec l’appareil photo de votre téléphone pour télécharger l’application. Ce n’est pas le code qui connecte.',
  'binance.link': 'Télécharger Binance (ouvre {host})',
  'binance.later':
    'Cette copie de l’application ne peut pas se connecter aux portefeuilles d’un téléphone, car son exploitant ne l’a pas configuré. L’extension Binance Wallet fonctionne.',
  'walletconnect.later':
    'Cette copie de l’application ne peut pas se connecter aux portefeuilles d’un téléphone : son exploitant n’a pas configuré WalletConnect.',
  'walletconnect.now': 'Choisissez un portefeuille installé dans ce navigateur.',
  'help.keys':
    'Un portefeuille est une application ou une extension de navigateur qui garde vos clés. Il montre ce que vous possédez et signe ce que vous autorisez ; sans lui, personne ne peut signer pour vous.',
  'help.here':
    'Cette page ne fait que demander. Elle voit les adresses que vous partagez avec elle, et votre portefeuille vous demande avant que rien ne soit signé ou envoyé.',
  'help.phrase':
    'La phrase de récupération n’appartient qu’à vous. Notez-la, gardez-la en lieu sûr et ne la saisissez jamais dans une page : aucune page ni personne honnête ne la demande.',
  'send.title': 'Envoyer',
  'send.asset': 'Quoi',
  'send.to': 'À',
  'send.to.hint': 'Une adresse sur {network}. Elle commence par 0x.',
  'send.amount': 'Montant',
  'send.available': '{amount} disponibles',
  'send.max': 'Tout',
  'send.preview': 'Aperçu',
  'send.close': 'Fermer',
  'send.bad.noAddress': 'Saisissez l’adresse du destinataire.',
  'send.bad.address':
    'Ce n’est pas une adresse. Une adresse commence par 0x et compte 42 caractères.',
  'send.bad.checksum':
    'Les majuscules de cette adresse ne concordent pas, un caractère est peut-être faux. Copiez-la de nouveau.',
  'send.bad.token': 'C’est le contrat de {name} lui-même. Ce qui y est envoyé est perdu.',
  'send.bad.noAmount': 'Saisissez un montant supérieur à zéro, comme 0,5.',
  'send.bad.decimals': {
    one: '{name} a au plus {count} décimale.',
    many: '{name} a au plus {count} de décimales.',
    other: '{name} a au plus {count} décimales.',
  },
  'send.bad.tooMuch': 'Vous avez {amount}. Saisissez moins.',
  'send.check': 'Vérifiez avant de confirmer',
  'send.check.what': 'Vous envoyez',
  'send.check.to': 'À',
  'send.check.network': 'Réseau',
  'send.check.fee': 'Frais de réseau, au plus',
  'send.check.fee.reading': 'Le réseau est interrogé…',
  'send.check.fee.unknown': 'Inconnus pour le moment. {wallet} les montrera.',
  'send.check.total': 'En tout, au plus',
  'send.check.self': 'C’est votre propre adresse.',
  'send.check.contract': 'Cette adresse est un contrat. Assurez-vous qu’il accepte {name}.',
  'send.check.refused':
    'Le réseau dit que cela échouerait. Vous paieriez les frais et rien n’arriverait.',
  'send.check.poor': 'Vous avez {amount} pour les frais, et cela ne suffit pas.',
  'send.check.final': 'Ce qui est envoyé ne peut pas être repris.',
  'send.confirm': 'Envoyer avec {wallet}',
  'send.change': 'Modifier',
  'send.waiting': 'Confirmez dans {wallet}',
  'send.stop': 'Ne plus attendre',
  'send.stopped':
    'Vous n’attendez plus. {wallet} demandera peut-être encore : refusez-y si vous ne voulez pas envoyer.',
  'send.sent': 'Envoyé. Le réseau ne l’a pas encore inclus ; voir ci-dessous.',
  'send.another': 'Envoyer autre chose',
  'send.declined': 'Vous avez refusé. Rien n’a été envoyé.',
  'send.pending':
    '{wallet} a déjà une demande ouverte. Rien n’a été envoyé. Répondez-y, puis réessayez.',
  'send.locked': '{wallet} est verrouillé. Rien n’a été envoyé. Déverrouillez-le, puis réessayez.',
  'send.noFunds': 'Il n’y a pas assez de {name} pour le montant et les frais. Rien n’a été envoyé.',
  'send.moved':
    'Le compte ou le réseau a changé entre-temps. Rien n’a été envoyé. Vérifiez de nouveau l’aperçu.',
  'send.unsupported':
    '{wallet} ne peut pas envoyer d’ici. Rien n’a été envoyé. Envoyez-le dans {wallet} même.',
  'send.failed':
    '{wallet} a signalé un problème. Voyez dans {wallet} si l’envoi a eu lieu avant de réessayer.',
  'send.failedSaid':
    '{wallet} a signalé un problème : « {said} ». Voyez dans {wallet} si l’envoi a eu lieu avant de réessayer.',
  'signIn.title': 'S’identifier',
  'signIn.lead':
    'Signez un message pour montrer que cette adresse est à vous. Cela ne coûte rien et ne déplace rien.',
  'signIn.device': 'Votre identification reste sur cet appareil. Aucun serveur ne l’apprend.',
  'signIn.server': '{host} vérifie la signature et se souvient de vous.',
  'signIn.act': 'S’identifier avec {wallet}',
  'signIn.waiting': 'Confirmez dans {wallet}',
  'signIn.preparing': 'Préparation du message…',
  'signIn.checking': 'Vérification de la signature…',
  'signIn.done': 'Vous êtes identifié comme {address} jusqu’au {time}.',
  'signIn.out': 'Se désidentifier',
  'signIn.left': 'Vous n’êtes plus identifié.',
  'signIn.ended': 'Le compte a changé, vous n’êtes donc plus identifié.',
  'signIn.expiredNow': 'Votre identification a expiré. Identifiez-vous de nouveau pour continuer.',
  'signIn.leftHere': 'Vous n’êtes plus identifié ici, mais {host} ne l’a pas confirmé.',
  'signIn.declined': 'Vous avez refusé. Vous n’êtes pas identifié.',
  'signIn.cancelled': 'Vous avez annulé. Vous n’êtes pas identifié.',
  'signIn.moved':
    'Le compte a changé entre-temps. Vous n’êtes pas identifié. Identifiez-vous de nouveau.',
  'signIn.pending':
    '{wallet} a déjà une demande ouverte. Vous n’êtes pas identifié. Répondez-y, puis réessayez.',
  'signIn.locked':
    '{wallet} est verrouillé. Vous n’êtes pas identifié. Déverrouillez-le, puis réessayez.',
  'signIn.unsupported': '{wallet} ne peut pas signer de messages. Vous n’êtes pas identifié.',
  'signIn.wallet': '{wallet} n’a pas signé. Vous n’êtes pas identifié. Réessayer.',
  'signIn.walletSaid': '{wallet} n’a pas signé : « {said} ». Vous n’êtes pas identifié. Réessayer.',
  'signIn.badSignature':
    'La signature n’est pas celle de cette adresse. Vous n’êtes pas identifié. Réessayez, ou utilisez un autre portefeuille.',
  'signIn.domain':
    'Le message nomme un autre site que celui-ci, il a donc été refusé. Vous n’êtes pas identifié.',
  'signIn.expired':
    'Le message était trop ancien lors de la vérification. Vous n’êtes pas identifié. Réessayer.',
  'signIn.replay': 'Ce message a déjà servi. Vous n’êtes pas identifié. Réessayez avec un nouveau.',
  'signIn.refused': '{host} a refusé l’identification. Vous n’êtes pas identifié.',
  'signIn.server.failed': '{host} a un problème. Vous n’êtes pas identifié. Réessayez plus tard.',
  'signIn.slow': 'La réponse a pris trop de temps. Vous n’êtes pas identifié. Réessayer.',
  'signIn.unreachable':
    'La vérification n’a pas pu se faire : rien ne répond. Vous n’êtes pas identifié. Réessayez quand vous serez en ligne.',
} satisfies Texts
