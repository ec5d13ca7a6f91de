/** Goods of the made-up shop in Dutch; lines as in the German ones. */
export const dutchGoods = `
Mode>Damesmode>Jurken | Dames | Zomerjurk | Vero Lind: Amalfi, Bella; Marlen: Elba | rood, blauw | 36, 38, 40 | katoen
Mode>Damesmode>Jurken | Dames | Avondjurk | Marlen: Gala, Opera | zwart | 36, 38, 40 | polyester
Mode>Damesmode>Jassen | Dames | Winterjas | Vila Nord: Arctisch, Polair | zwart, wit | S, M, L | gevoerd
Mode>Damesmode>Jassen | Dames | Wollen mantel | Marlen: Milano | grijs, beige | 36, 38 | wol
Mode>Damesmode>Accessoires>Handschoenen | Dames | Handschoenen | Vila Nord: Luva | zwart | 7, 8 | leer
Mode>Herenmode>Overhemden | Heren | Overhemd | Tommy Hilfiger: Oxford; Hagen & Zoon: City | wit, blauw | M, L, XL | katoen
Mode>Herenmode>Broeken | Heren | Joggingbroek | Adidas: Tiro | grijs | M, L | katoen
Schoenen>Damesschoenen>Laarzen | Dames | Laarzen | Marlen: Bologna, Rita | zwart, bruin | 37, 38, 39 | leer
Schoenen>Damesschoenen>Sneakers | Dames | Sneakers | Adidas: Grand Court; Nike: Court Vision | wit, roze | 37, 38 | leer
Schoenen>Kinderschoenen>Regenlaarzen | Kinderen | Regenlaarzen | Pitsch: Kikker, Eend | groen, geel | 26, 28 | rubber
Meubels>Banken>Hoekbanken | | Hoekbank | Wohnidee: Chicago, Florence | grijs, blauw | 260 cm | fluweel
Meubels>Banken>Slaapbanken | | Slaapbank | Polsterwerk: Nacht | grijs | | met opbergruimte
Meubels>Tafels>Salontafels | | Salontafel | Holzhand: Kalmar, Visby | eiken | | woonkamer
Meubels>Tafels>Eettafels | | Eettafel | Holzhand: Boras, Umea | eiken | 160 x 90 cm | massief hout
Meubels>Bedden>Boxsprings | | Boxspring | Polsterwerk: Royal | grijs | 140 x 200 cm, 180 x 200 cm | hardheid H3
Meubels>Kasten>Kledingkasten | | Kledingkast | Holzhand: Lund; Wohnidee: Boston | wit, eiken | 200 cm | spiegel
Huishouden>Wasmachines | | Wasmachine | Bosch: WAN28; Samsung: WW90 | wit | | 8 kg
Huishouden>Vaatwassers | | Vaatwasser | Bosch: SMS4 | zilver | 60 cm | 13 couverts
Huishouden>Koelkasten | | Koelkast | Bosch: KIR81; Samsung: RR39 | wit, zilver | | 320 liter
Huishouden>Stofzuigers | | Steelstofzuiger | Bosch: Unlimited 7 | blauw | | zonder zak
Banden>Winterbanden | | Winterband | Michelin: Alpin 6; Conti: WinterContact | | 195/65 R15, 205/55 R16 | sneeuwvlok
Banden>Zomerbanden | | Zomerband | Michelin: Primacy 4 | | 205/55 R16 | 70 dB
Techniek>Televisies | | Televisie | Samsung: CU7179; Sony: Bravia 3 | zwart | | 55 inch; 4K
Techniek>Telefoons | | Smartphone | Samsung: Galaxy S24; Apple: iPhone 15 | zwart | | 128 GB
Techniek>Audio | | Oordopjes | Sony: LinkBuds | wit | | Bluetooth
`;
