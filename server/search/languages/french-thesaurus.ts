import { readThesaurus } from './read-thesaurus.ts';

/**
 * Words for what a mail-order shop sells, whether this one has it or not: fashion, shoes, underwear, furniture, home, machines,
 * technology, tyres, garden, toys; then materials, colours, and for whom things are. Each entry was read by a person.
 */
export const frenchThesaurus = readThesaurus(`
robe de plage, robe légère, robe estivale > robe d’été
robe mi-longue > robe midi
robe croisée, robe cache-coeur > robe portefeuille
chemisier, blouse, tunique
jupe, jupette, jupon
cardigan, veste en maille, gilet, gilet de laine, gilet en laine
pull, chandail, tricot, pull-over, lainage
sweat à capuche, hoodie, sweatshirt, sweat
doudoune, parka, anorak, veste d’hiver, veste chaude > veste matelassée
perfecto, blouson en cuir, blouson cuir > veste en cuir
veste en jean, blouson en jean, veste denim
manteau, pardessus, caban, trench > manteau, manteau en laine
veston, blazer, veste de costume, jaquette
chemise, chemise homme, liquette
t-shirt, tee-shirt, tricot de corps
pantalon, culotte, chino, futal > pantalon, pantalon large
jean, denim, jeans, blue-jean
grenouillère, pyjama bébé, dors-bien, combinaison bébé, barboteuse, dormeuse
soutien-gorge, soutif, bustier
brassière, bralette, bustier
culotte, slip, sous-vêtements, caleçon
pyjama, chemise de nuit, vêtements de nuit
peignoir, robe de chambre, sortie de bain
maillot de bain, bikini
chaussettes, bas, collants
écharpe, foulard, châle, tour de cou, cache-nez
bonnet, bonnet de laine, tuque
gants, moufles
ceinture, ceinturon
sac à main, sac, besace, sacoche, cabas
sac à dos, sacoche, cartable
valise, bagage, trolley, valisette, valise cabine, valise à roulettes
montre, bracelet-montre, montre-bracelet
chaussures, souliers, godasses
baskets, sneakers, tennis, chaussures de sport, espadrilles
bottes, bottines, boots
bottes de neige, après-ski, bottes fourrées > bottes d’hiver
escarpins, talons hauts, talons, chaussures à talons, stilettos
sandales, nu-pieds, sandalettes
ballerines, chaussures plates, mocassins
chaussons, pantoufles, pantoufle, savates, mules, charentaises
canapé, sofa, divan, banquette, méridienne
fauteuil, bergère, siège
buffet, commode, bahut, enfilade, vaisselier, meuble bas
table basse, table de salon, table d’appoint, table café
meuble TV, banc TV, meuble télé, meuble de télévision
étagère, bibliothèque, rayonnage, rayon, tablard
lit, cadre de lit, lit double > lit en bois massif, lit
lit boxspring, lit tapissier, sommier tapissier
armoire, penderie, garde-robe, dressing
miroir, glace, miroir mural, glace murale, psyché
table de salle à manger, table à manger, table de cuisine
chaise, chaise de cuisine, siège
bureau, table de travail, secrétaire
parure de lit, linge de lit, housse de couette, fourre de duvet, draps, fourre, literie
tapis, moquette, carpette, descente de lit
coussin, oreiller, housse de coussin
serviette de bain, serviette, linge de bain, drap de bain, serviette de toilette, linge, essuie, drap de douche
rideau, rideaux, voilage, store, tenture, tissu pour rideaux
lampe de table, lampe de chevet, lampe de bureau, lampe à poser
lampadaire, lampe sur pied, lampe de salon, liseuse, lampe
batterie de cuisine, casseroles, set de casseroles, marmite, poêles, casserole
vase, soliflore
plante d’intérieur, plante verte, plante, plante en pot
chaise longue, transat, bain de soleil, lit de jardin, relax
barbecue, grill, gril, barbecue à charbon
vélo, bicyclette, bécane, vélo de ville
set de fitness, haltères, tapis de gym, haltère, poids
train en bois, petit train, train jouet, chemin de fer
lave-linge, machine à laver, lessiveuse, machine à lessive, laveuse
sèche-linge, séchoir, sécheuse, tumbler, sèche-linge à pompe à chaleur
lave-linge séchant, lavante-séchante
réfrigérateur, frigo, frigidaire, combiné, combiné réfrigérateur-congélateur, congélateur
lave-vaisselle, machine à vaisselle
four, four encastrable, four à encastrer
cuisinière, gazinière, fourneau, potager, cuisinière électrique
machine à café, cafetière, percolateur, machine espresso, expresso
aspirateur, aspirateur traîneau
aspirateur robot, robot aspirateur, robot laveur
bouilloire, bouilloir, chauffe-eau
grille-pain, toaster
téléviseur, télévision, télé, écran plat, TV, téléviseur 4K, smart TV
enceinte, haut-parleur, enceinte bluetooth, enceinte portable, baffle, enceintes, haut-parleurs, enceintes de bibliothèque
casque, écouteurs, casque audio, oreillettes
ordinateur portable, laptop, notebook, pc portable, ordinateur
tablette, tablette tactile
smartphone, téléphone portable, natel, gsm, téléphone, portable, mobile, cellulaire
pneu hiver, pneu neige, pneu d’hiver, pneus hiver
pneu été, pneu d’été, pneus été
pneu toutes saisons, pneu quatre saisons, pneu 4 saisons, pneus toutes saisons
roue hiver, roues complètes, roues d’hiver
jante alu, jante aluminium, jante, jante en alliage
retour, renvoi
cuir, cuir lisse, cuir véritable
laine, laine vierge, laine mérinos, mérinos
coton, coton bio
velours, velvet, velours côtelé, cuir velours
daim, nubuck > cuir velours
bois massif, bois
acier, inox, acier inoxydable
brun, marron, brune, brunes, bruns
multicolore, coloré, bariolé
anthracite, gris foncé > gris
bleu marine, turquoise, pétrole > bleu
bordeaux > rouge
écru, crème, ivoire > blanc, beige
kaki, olive, menthe > vert
moutarde, ocre > jaune
doré, argenté > métallisé
fille, garçon, enfant, enfants, gamin
femme, dame, femmes, dames
homme, monsieur, hommes
`);
