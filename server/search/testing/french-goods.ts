/** Goods of the made-up shop in French; lines as in the German ones. */
export const frenchGoods = `
Mode>Femme>Robes | Femme | Robe d'été | Vero Lind: Amalfi, Bella; Marlen: Elba | rouge, bleu | 36, 38, 40 | coton
Mode>Femme>Robes | Femme | Robe de soirée | Marlen: Gala, Opera | noir | 36, 38, 40 | polyester
Mode>Femme>Manteaux | Femme | Manteau en laine | Marlen: Milano, Vienna | gris, beige | 36, 38 | laine
Mode>Femme>Vestes | Femme | Veste d'hiver | Vila Nord: Arctique, Polaire | noir, blanc | S, M, L | doublé
Mode>Femme>Accessoires>Gants | Femme | Gants | Vila Nord: Luva | noir | 7, 8 | cuir
Mode>Homme>Chemises | Homme | Chemise | Tommy Hilfiger: Oxford; Hagen & Fils: City | blanc, bleu | M, L, XL | coton
Mode>Homme>Pantalons | Homme | Pantalon de jogging | Adidas: Tiro | gris | M, L | coton
Chaussures>Femme>Bottes | Femme | Bottes | Marlen: Bologne, Rita | noir, marron | 37, 38, 39 | cuir
Chaussures>Femme>Baskets | Femme | Baskets | Adidas: Grand Court; Nike: Court Vision | blanc, rose | 37, 38 | cuir
Chaussures>Enfant>Bottes de pluie | Enfant | Bottes de pluie | Pitsch: Grenouille, Canard | vert, jaune | 26, 28 | caoutchouc
Meubles>Canapés>Canapés d'angle | | Canapé d'angle | Wohnidee: Chicago, Florence | gris, bleu | 260 cm | velours
Meubles>Canapés>Canapés-lits | | Canapé-lit | Polsterwerk: Nuit | gris | | avec coffre
Meubles>Tables>Tables basses | | Table basse | Holzhand: Kalmar, Visby | chêne | | salon
Meubles>Lits>Lits boxspring | | Lit boxspring | Polsterwerk: Royal | gris | 140 x 200 cm, 180 x 200 cm | fermeté H3
Meubles>Armoires | | Armoire | Holzhand: Lund; Wohnidee: Boston | blanc, chêne | 200 cm | miroir
Électroménager>Lave-linge | | Lave-linge | Bosch: WAN28; Samsung: WW90 | blanc | | 8 kg
Électroménager>Lave-vaisselle | | Lave-vaisselle | Bosch: SMS4 | argent | 60 cm | 13 couverts
Électroménager>Réfrigérateurs | | Réfrigérateur | Bosch: KIR81; Samsung: RR39 | blanc, argent | | 320 l
Électroménager>Aspirateurs | | Aspirateur balai | Bosch: Unlimited 7 | bleu | | sans sac
Pneus>Pneus hiver | | Pneu hiver | Michelin: Alpin 6; Conti: WinterContact | | 195/65 R15, 205/55 R16 | flocon
Pneus>Pneus été | | Pneu été | Michelin: Primacy 4 | | 205/55 R16 | 70 dB
Technique>Téléviseurs | | Téléviseur LED | Samsung: CU7179; Sony: Bravia 3 | noir | | 55 pouces; 4K
Technique>Téléphones | | Smartphone | Samsung: Galaxy S24; Apple: iPhone 15 | noir | | 128 Go
Technique>Audio | | Écouteurs | Sony: LinkBuds | blanc | | Bluetooth
`;
