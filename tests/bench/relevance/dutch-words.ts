import type { JudgedWords } from './judged-words.ts';

/** What people in the Netherlands and in Flanders type; written without a look at what the search knows. */
export const dutchWords: JudgedWords = {
  nouns: `
    plural: was|machines = washing-machine
    plural: warmtepomp|drogers = tumble-dryer
    plural: vaat|wassers = dishwasher
    plural: inbouw|ovens = oven
    plural: fornuizen = cooker
    plural: koffie|machines = coffee-machine
    plural: robot|stofzuigers = robot-vacuum
    plural: water|kokers = kettle
    plural: brood|roosters = toaster
    plural: luid|sprekers = portable-speaker shelf-speaker
    plural: kop|telefoons = headphones
    plural: laptops = notebook
    plural: tablets = tablet
    plural: smartphones = smartphone
    plural: wikkel|jurken = wrap-dress
    plural: zomer|jurken = summer-dress
    plural: blouses = blouse
    plural: T-shirts = women-t-shirt men-t-shirt
    plural: rokken = skirt
    plural: hand|tassen = handbag
    plural: sjaals = scarf
    plural: dames|horloges = women-watch
    plural: heren|horloges = men-watch
    plural: over|hemden = men-shirt
    plural: heren|broeken = men-trousers men-jeans
    plural: rug|zakken = backpack
    plural: koffers = suitcase
    plural: bh's = underwire-bra t-shirt-bra bralette
    plural: banken = sofa
    plural: salon|tafels = coffee-table
    plural: boeken|kasten = shelf
    plural: kleding|kasten = wardrobe
    plural: spiegels = mirror
    plural: eet|tafels = dining-table
    plural: stoelen = chair
    plural: bureaus = desk
    plural: vloer|kleden = rug
    plural: sier|kussens = cushion
    plural: gordijnen = curtain-fabric
    plural: tafel|lampen = table-lamp
    plural: vloer|lampen = floor-lamp
    plural: vazen = vase
    plural: kamer|planten = house-plant
    plural: lig|bedden = garden-lounger
    plural: fietsen = bicycle
    plural: winter|banden = winter-tyre
    plural: zomer|banden = summer-tyre
    plural: winter|laarzen = winter-boots kids-winter-boots
    plural: pantoffels = slippers
    wider: jurk = wrap-dress midi-dress summer-dress
    wider: jas = wool-coat quilted-jacket biker-jacket denim-jacket
    wider: broek = wide-trousers women-jeans men-jeans men-trousers
    wider: jeans = women-jeans men-jeans
    wider: trui = women-sweater men-sweater hoodie kids-hoodie
    wider: schoenen = women-chelsea-boots winter-boots women-sneakers pumps ballerinas sandals men-boots men-sneakers slippers kids-sneakers kids-winter-boots
    wider: sneakers = women-sneakers men-sneakers kids-sneakers
    wider: laarzen = winter-boots kids-winter-boots women-chelsea-boots men-boots
    wider: tafel = coffee-table dining-table desk
    wider: lamp = table-lamp floor-lamp
    wider: bed = bed boxspring-bed
    wider: banden = winter-tyre summer-tyre all-season-tyre
    wider: stofzuiger = vacuum-cleaner robot-vacuum
    wider: horloge = women-watch men-watch
    wider: kast = wardrobe shelf
    wider: muts = beanie
    wider: beddengoed = bed-linen kids-bed-linen
    synonym: wasautomaat = washing-machine
    synonym: wasdroger = tumble-dryer
    synonym: droogkast = tumble-dryer
    synonym: koelkast = refrigerator
    synonym: ijskast = refrigerator
    synonym: afwasmachine = dishwasher
    synonym: oven = oven
    synonym: gasfornuis = cooker
    synonym: koffiezetapparaat = coffee-machine
    synonym: robotzuiger = robot-vacuum
    synonym: fluitketel = kettle
    synonym: televisie = television
    synonym: tv = television
    synonym: bluetooth speaker = portable-speaker
    synonym: hoofdtelefoon = headphones
    synonym: notebook = notebook
    synonym: mobiele telefoon = smartphone
    synonym: telefoon = smartphone
    synonym: strandjurk = summer-dress
    synonym: pullover = women-sweater men-sweater
    synonym: cardigan = cardigan
    synonym: winterjas = wool-coat quilted-jacket
    synonym: leren jack = biker-jacket
    synonym: halsdoek = scarf
    synonym: ijsmuts = beanie
    synonym: polshorloge = women-watch men-watch
    synonym: capuchontrui = hoodie kids-hoodie
    synonym: sweater = hoodie kids-hoodie
    synonym: spijkerjack = denim-jacket
    synonym: colbertjas = men-blazer
    synonym: rolkoffer = suitcase
    synonym: reiskoffer = suitcase
    synonym: babypakje = romper
    synonym: bustehouder = underwire-bra t-shirt-bra bralette
    synonym: sofa = sofa
    synonym: zitbank = sofa
    synonym: ladekast = sideboard
    synonym: bijzettafel = coffee-table
    synonym: tv-kast = tv-bench
    synonym: boekenrek = shelf
    synonym: garderobekast = wardrobe
    synonym: eetkamertafel = dining-table
    synonym: eetkamerstoel = chair
    synonym: schrijftafel = desk
    synonym: dekbedovertrek = bed-linen kids-bed-linen
    synonym: tapijt = rug
    synonym: karpet = rug
    synonym: sofakussen = cushion
    synonym: badhanddoek = towel
    synonym: badlaken = towel
    synonym: vitrage = curtain-fabric
    synonym: bureaulamp = table-lamp
    synonym: bedlampje = table-lamp
    synonym: staande lamp = floor-lamp
    synonym: kookpannen = pan-set
    synonym: bloemenvaas = vase
    synonym: tuinligstoel = garden-lounger
    synonym: zonnebed = garden-lounger
    synonym: rijwiel = bicycle
    synonym: aluminium velg = rim
    synonym: sneeuwband = winter-tyre
    synonym: vierseizoenenband = all-season-tyre
    synonym: winterwielen = winter-wheel
    synonym: gympen = women-sneakers men-sneakers kids-sneakers
    synonym: hoge hakken = pumps
    synonym: sloffen = slippers
    synonym: speelgoedtrein = wooden-train
    synonym: halters = fitness-set
    dialect: zetel = armchair sofa
    dialect: frigo = refrigerator
    dialect: kleed = wrap-dress midi-dress summer-dress rug
    dialect: gsm = smartphone
    dialect: vest = cardigan
    dialect: pull = women-sweater men-sweater
    dialect: velo = bicycle
    dialect: droogkast = tumble-dryer
    dialect: kleerkast = wardrobe
    dialect: valies = suitcase
    dialect: overtrek = bed-linen kids-bed-linen
    dialect: hemd = men-shirt
    dialect: botten = winter-boots women-chelsea-boots kids-winter-boots men-boots
    dialect: sacoche = handbag
    dialect: jas = wool-coat quilted-jacket biker-jacket denim-jacket
  `,
  colours: `
    wit witte = white
    zwart zwarte = black
    grijs grijze = grey
    beige = beige
    bruin bruine = brown
    blauw blauwe = blue
    groen groene = green
    geel gele = yellow
    rood rode = red
    roze = rose
    meerkleurig = multi
  `,
  materials: `
    leer|van leer|leren|lederen = leather suede
    linnen|van linnen = linen
    katoen|van katoen|katoenen = cotton organic-cotton
    biologisch katoen = organic-cotton
    wol|van wol|wollen = wool merino
    merino|merinowol = merino
    velours|van velours|fluweel = velvet
    corduroy|ribfluweel = corduroy
    massief hout|van massief hout = solid-wood
    metaal|van metaal = metal
    keramiek|van keramiek = ceramic
    roestvrij staal|rvs = steel
    viscose|van viscose = viscose
  `,
  audiences: `
    dames|voor dames|vrouwen|voor vrouwen = women
    heren|voor heren|mannen|voor mannen = men
    kinderen|voor kinderen|kind|meisjes|jongens = kids
  `,
  seasons: `
    zomer|voor de zomer = summer
    winter|voor de winter = winter
  `,
  energy: ['klasse {}', 'energieklasse {}', 'energielabel {}', 'label {}'],
  below: [
    'onder {} euro',
    'tot {} €',
    'tot {} euro',
    'max {} euro',
    'minder dan {} euro',
    'onder de {} euro',
  ],
  above: ['boven {} euro', 'vanaf {} €', 'meer dan {} euro'],
  between: ['{} tot {} euro', 'tussen {} en {} euro', '{}-{} €'],
  size: ['{}', 'maat {}', 'in maat {}'],
  quality: ['goedkoop', 'goedkope', 'mooie', 'nieuw'],
  without: 'zonder {}',
  parts: `
    beugel = underwire-bra t-shirt-bra bralette
    capuchon = women-sweater hoodie men-sweater
    leer = women-sneakers men-sneakers handbag
    wol = scarf beanie women-sweater
  `,
  units: {
    kg: [' kg', 'kg', ' kilo'],
    inch: [' inch', '"'],
    GB: [' gb', 'gb'],
    l: [' l', ' liter'],
    W: [' watt', ' w'],
    cm: [' cm', 'cm'],
  },
  umlauts: false,
};
