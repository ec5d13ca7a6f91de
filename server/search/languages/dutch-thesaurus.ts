import { readThesaurus } from './read-thesaurus.ts';

/**
 * Words for what a mail-order shop sells, whether this one has it or not: fashion, shoes, underwear, furniture, home, machines,
 * technology, tyres, garden, toys; then materials, colours, and for whom things are. Each entry was read by a person.
 */
export const dutchThesaurus = readThesaurus(`
kleed, japon, jurkje > jurk, vloerkleed
strandjurk, zonnejurk > zomerjurk
overslagjurk > wikkeljurk
blouse, bloes, tuniek, damesblouse
rok, rokje
vest, cardigan, gebreid vest, gilet, debardeur
trui, pullover, pull, sweater, jumper
hoodie, capuchontrui, sweater, hoodie trui, sweatshirt, capuchonsweater
kindertrui, kinderhoodie > kindersweater
winterjas, donsjas, parka, anorak, pufferjas, jekker > gewatteerde jas, wollen jas
leren jack, motorjack, bikerjack, leren jasje > leren jas
spijkerjack, denim jas, jeansjas, jeansjasje, jeansvest > spijkerjas
mantel, overjas, frak > jas, wollen jas
colbert, blazer, colbertjas, colbertje, vest
overhemd, hemd, herenhemd
t-shirt, shirt, singlet
broek, pantalon, chino > broek, wijde broek, herenbroek
jeans, spijkerbroek, denim, jeansbroek > jeans, damesjeans, herenjeans
boxpakje, babypakje, rompertje, kruippakje, romper, pyjamapakje
bh, beha, bustehouder, soutien, bustier
bralette, bustier, topje
slip, onderbroek, ondergoed, boxershort
pyjama, nachthemd, nachtkleding
badjas, ochtendjas, kamerjas
bikini, badpak, zwembroek, badmode
sokken, kousen
panty, legging, maillot
sjaal, halsdoek, das, omslagdoek, col
muts, ijsmuts, beanie, wintermuts, klak
handschoenen, wanten
riem, ceintuur
handtas, tas, schoudertas, sacoche, damestas, shopper
rugzak, rugtas, backpack, boekentas
koffer, trolley, rolkoffer, reiskoffer, valies, handbagage
horloge, polshorloge, uurwerk > horloge, dameshorloge, herenhorloge
sneakers, gympen, sportschoenen, gymschoenen, basketters, turnpantoffels, loopschoenen
laarzen, boots, botten, enkellaarsjes, laarsjes > laarzen, chelseaboots, herenboots, winterlaarzen
snowboots, sneeuwlaarzen, moonboots > winterlaarzen
pumps, hoge hakken, hakken, naaldhakken
sandalen, slippers
ballerina’s, instappers, platte schoenen
pantoffels, sloffen, slofjes, huisschoenen, muilen
bank, sofa, zetel, zitbank, canapé, driezitter, tweezitsbank, bankstel
fauteuil, zetel, leunstoel, armstoel, relaxstoel
dressoir, ladekast, commode, buffetkast, sideboard, wandkast
salontafel, bijzettafel, koffietafel, salontafeltje
tv-meubel, tv-kast, televisiemeubel, tv-dressoir, mediameubel
boekenkast, boekenrek, wandrek, stellingkast, rek, schap
bed, ledikant, tweepersoonsbed > bed, massief houten bed
boxspring, boxspringbed, hotelbed
kledingkast, kleerkast, garderobekast, linnenkast, kleerkasten, kast
spiegel, wandspiegel, passpiegel
eettafel, eetkamertafel, keukentafel, eethoek
stoel, eetkamerstoel, keukenstoel, eetstoel
bureau, schrijftafel, werktafel, computertafel
beddengoed, dekbedovertrek, overtrek, lakens, donsovertrek, bedlinnen, dekbedhoes
kinderdekbedovertrek > kinderbeddengoed
vloerkleed, tapijt, karpet, kleed, loper, mat
kussen, sierkussen, sofakussen, kussenhoes, bankkussen
handdoek, badhanddoek, badlaken, douchelaken, washandje, badhanddoeken
gordijn, vitrage, overgordijn, gordijnstof, gordijnen
tafellamp, bureaulamp, bedlamp, bedlampje, nachtlampje, leeslamp
vloerlamp, staande lamp, staanlamp, booglamp, staande schemerlamp
pannenset, kookpannen, potten, pannen, kookset
vaas, bloemenvaas, bloemvaas
kamerplant, plant, groene plant, potplant
ligbed, ligstoel, tuinligstoel, zonnebed, ligzetel, strandstoel, tuinligbed
barbecue, bbq, grill, houtskoolbarbecue
fiets, rijwiel, velo, stadsfiets, damesfiets
fitnessset, halters, gewichten, fitnessmat, dumbbells, halterset
houten trein, speelgoedtrein, treinset, treinbaan
wasmachine, wasautomaat, wasmachien
warmtepompdroger, droger, wasdroger, droogkast, droogtrommel, condensdroger
was-droogcombinatie
koel-vriescombinatie, koelkast, ijskast, frigo, vriezer, diepvriezer
vaatwasser, afwasmachine, vaatwasmachine, afwasautomaat
oven, inbouwoven, bakoven
fornuis, gasfornuis, kookfornuis, inductiefornuis, kookplaat
koffiemachine, koffiezetapparaat, koffiezetter, espressomachine, koffieapparaat
stofzuiger, zuiger, sledestofzuiger
robotstofzuiger, robotzuiger, stofzuigrobot, dweilrobot
waterkoker, fluitketel, theeketel
broodrooster, toaster, grille-pain
televisie, tv, televisietoestel, teevee, 4K-tv, smart-tv, beeldbuis
speaker, luidspreker, box, boxen, bluetooth speaker, draagbare speaker, boekenplankspeakers
koptelefoon, hoofdtelefoon, headset, oortjes, oordopjes
laptop, notebook, draagbare computer, computer
tablet, tabletcomputer
smartphone, telefoon, mobiele telefoon, gsm, mobieltje, mobiel
winterband, sneeuwband, winterbanden
zomerband, zomerbanden
all-seasonband, vierseizoenenband, vierseizoensband
winterwiel, winterwielen, complete wielen, compleet winterwiel
velg, aluminium velg, lichtmetalen velg, alu velg, velgen
retour, terugsturen, retourneren
leer, leren, lederen, leder, leather
wol, wollen, scheerwol, merinowol, merino, schapenwol
katoen, katoenen, biologisch katoen
linnen, linnens
velours, fluweel, velvet
corduroy, ribfluweel, ribstof, rib
suède, nubuck
massief hout, houten, hout
roestvrij staal, rvs, staal, inox
metaal, metalen
meerkleurig, gekleurd, bont, kleurrijk
antraciet, donkergrijs > grijs
donkerblauw, marineblauw, turkoois > blauw
bordeaux > rood
crème, ecru, ivoor > wit, beige
kaki, olijf, mint > groen
oker, mosterd > geel
goud, zilver > metallic
meisjes, jongens, meisje, jongen, kind, kinderen, kids
dames, vrouwen, dame, vrouw
heren, mannen, heer, man
`);
