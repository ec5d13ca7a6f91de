import type { JudgedWords } from './judged-words.ts';

/** What people in Switzerland, France and Belgium type; written without a look at what the search knows. */
export const frenchWords: JudgedWords = {
  nouns: `
    plural: lave-linges = washing-machine
    plural: lave-vaisselles = dishwasher
    plural: cuisinières = cooker
    plural: machines à café = coffee-machine
    plural: bouilloires = kettle
    plural: téléviseurs = television
    plural: casques = headphones
    plural: ordinateurs portables = notebook
    plural: tablettes = tablet
    plural: robes portefeuille = wrap-dress
    plural: chemisiers = blouse
    plural: gilets = cardigan
    plural: manteaux = wool-coat
    plural: jupes = skirt
    plural: sacs à main = handbag
    plural: écharpes = scarf
    plural: chemises = men-shirt
    plural: sacs à dos = backpack
    plural: valises = suitcase
    plural: soutiens-gorge = underwire-bra t-shirt-bra bralette
    plural: canapés = sofa
    plural: fauteuils = armchair
    plural: tables basses = coffee-table
    plural: étagères = shelf
    plural: armoires = wardrobe
    plural: miroirs = mirror
    plural: chaises = chair
    plural: tapis = rug
    plural: coussins = cushion
    plural: rideaux = curtain-fabric
    plural: lampadaires = floor-lamp
    plural: vases = vase
    plural: plantes = house-plant
    plural: barbecues = grill
    plural: vélos = bicycle
    plural: pneus hiver = winter-tyre
    plural: pneus été = summer-tyre
    plural: escarpins = pumps
    plural: sandales = sandals
    plural: chaussons = slippers
    wider: robe = wrap-dress midi-dress summer-dress
    wider: veste = quilted-jacket biker-jacket denim-jacket cardigan blazer men-blazer
    wider: pantalon = wide-trousers men-trousers women-jeans men-jeans
    wider: jean = women-jeans men-jeans
    wider: pull = women-sweater men-sweater
    wider: chaussures = women-chelsea-boots winter-boots women-sneakers pumps ballerinas sandals men-boots men-sneakers slippers kids-sneakers kids-winter-boots
    wider: baskets = women-sneakers men-sneakers kids-sneakers
    wider: bottes = winter-boots kids-winter-boots women-chelsea-boots men-boots
    wider: table = coffee-table dining-table desk
    wider: lampe = table-lamp floor-lamp
    wider: lit = bed boxspring-bed
    wider: pneus = winter-tyre summer-tyre all-season-tyre
    wider: aspirateur = vacuum-cleaner robot-vacuum
    wider: montre = women-watch men-watch
    wider: bonnet = beanie
    wider: soutien-gorge = underwire-bra t-shirt-bra bralette
    synonym: machine à laver = washing-machine
    synonym: sèche-linge = tumble-dryer
    synonym: séchoir = tumble-dryer
    synonym: réfrigérateur = refrigerator
    synonym: frigo = refrigerator
    synonym: frigidaire = refrigerator
    synonym: four = oven
    synonym: gazinière = cooker
    synonym: cafetière = coffee-machine
    synonym: robot aspirateur = robot-vacuum
    synonym: toaster = toaster
    synonym: télévision = television
    synonym: télé = television
    synonym: écran plat = television
    synonym: enceinte bluetooth = portable-speaker
    synonym: haut-parleur = portable-speaker shelf-speaker
    synonym: écouteurs = headphones
    synonym: laptop = notebook
    synonym: pc portable = notebook
    synonym: téléphone portable = smartphone
    synonym: chandail = women-sweater men-sweater
    synonym: cardigan = cardigan
    synonym: doudoune = quilted-jacket
    synonym: perfecto = biker-jacket
    synonym: foulard = scarf
    synonym: bracelet-montre = women-watch men-watch
    synonym: sweatshirt = hoodie kids-hoodie
    synonym: veston = men-blazer
    synonym: bagage = suitcase
    synonym: pyjama bébé = romper
    synonym: brassière = bralette
    synonym: sofa = sofa
    synonym: divan = sofa
    synonym: commode = sideboard
    synonym: bibliothèque = shelf
    synonym: penderie = wardrobe
    synonym: glace murale = mirror
    synonym: table à manger = dining-table
    synonym: bureau = desk
    synonym: linge de lit = bed-linen kids-bed-linen
    synonym: moquette = rug
    synonym: serviette de toilette = towel
    synonym: drap de bain = towel
    synonym: voilage = curtain-fabric
    synonym: lampe de chevet = table-lamp
    synonym: lampe sur pied = floor-lamp
    synonym: casseroles = pan-set
    synonym: plante verte = house-plant
    synonym: transat = garden-lounger
    synonym: bain de soleil = garden-lounger
    synonym: bicyclette = bicycle
    synonym: jante aluminium = rim
    synonym: pneu neige = winter-tyre
    synonym: pneu quatre saisons = all-season-tyre
    synonym: tennis = women-sneakers men-sneakers kids-sneakers
    synonym: talons hauts = pumps
    synonym: pantoufles = slippers
    synonym: petit train = wooden-train
    synonym: haltères = fitness-set
    dialect: natel = smartphone
    dialect: linge de bain = towel
    dialect: gsm = smartphone
    dialect: fourre de duvet = bed-linen kids-bed-linen
    dialect: pantoufle = slippers
    dialect: gilet de laine = cardigan
    dialect: valisette = suitcase
    dialect: sneakers = women-sneakers men-sneakers kids-sneakers
    dialect: souliers = women-chelsea-boots winter-boots women-sneakers pumps ballerinas sandals men-boots men-sneakers slippers kids-sneakers kids-winter-boots
    dialect: chandail = women-sweater men-sweater
    dialect: lessiveuse = washing-machine
  `,
  colours: `
    blanc blanche blancs blanches = white
    noir noire noirs noires = black
    gris grise = grey
    beige = beige
    marron brun brune = brown
    bleu bleue bleus = blue
    vert verte verts = green
    jaune = yellow
    rouge rouges = red
    rose = rose
    multicolore = multi
  `,
  materials: `
    cuir|en cuir = leather suede
    lin|en lin = linen
    coton|en coton = cotton organic-cotton
    coton bio|en coton bio = organic-cotton
    laine|en laine = wool merino
    laine mérinos|mérinos = merino
    velours|en velours = velvet corduroy suede
    bois massif|en bois massif = solid-wood
    métal|en métal = metal
    céramique|en céramique = ceramic
    inox|en inox = steel
    viscose|en viscose = viscose
  `,
  audiences: `
    femme|pour femme|femmes|pour dame = women
    homme|pour homme|hommes = men
    enfant|pour enfant|enfants|fille|garçon = kids
  `,
  seasons: `
    été|pour l'été = summer
    hiver|pour l'hiver = winter
  `,
  energy: ['classe {}', 'classe énergétique {}', 'classe énergie {}'],
  below: ['moins de {} francs', 'à moins de {} chf', 'max {} francs', "jusqu'à {} francs", 'moins de {} chf'],
  above: ['plus de {} francs', 'dès {} chf', 'à partir de {} francs'],
  between: ['entre {} et {} francs', '{} à {} chf', '{}-{} francs'],
  size: ['{}', 'taille {}', 'en taille {}', 'pointure {}'],
  quality: ['pas cher', 'belle', 'nouveau', 'bon marché'],
  without: 'sans {}',
  parts: `
    armatures = underwire-bra t-shirt-bra bralette
    capuche = women-sweater hoodie men-sweater
    cuir = women-sneakers men-sneakers handbag
    laine = scarf beanie women-sweater
  `,
  units: {
    kg: [' kg', 'kg', ' kilos'],
    inch: [' pouces', '"'],
    GB: [' go', ' gb'],
    l: [' l', ' litres'],
    W: [' watts', ' w'],
    cm: [' cm', 'cm'],
  },
  umlauts: false,
};
