import { armchair } from './objects/furniture/armchair.ts';
import { backpack } from './objects/accessories/backpack.ts';
import { beanie } from './objects/accessories/beanie.ts';
import { bed } from './objects/furniture/bed.ts';
import { bedLinen } from './objects/home/bed-linen.ts';
import { bicycle } from './objects/leisure/bicycle.ts';
import { blouse } from './objects/clothing/blouse.ts';
import { bra } from './objects/clothing/bra.ts';
import { chair } from './objects/furniture/chair.ts';
import { chelseaBoot } from './objects/shoes/chelsea-boot.ts';
import { coat } from './objects/clothing/coat.ts';
import { coffeeMachine } from './objects/appliances/coffee-machine.ts';
import { curtain } from './objects/home/curtain.ts';
import { cushion } from './objects/home/cushion.ts';
import { device } from './objects/electronics/device.ts';
import { dishwasher } from './objects/appliances/dishwasher.ts';
import { dress } from './objects/clothing/dress.ts';
import { fitnessSet } from './objects/leisure/fitness-set.ts';
import { floorLamp } from './objects/home/floor-lamp.ts';
import { fridge } from './objects/appliances/fridge.ts';
import { gardenLounger } from './objects/furniture/garden-lounger.ts';
import { grill } from './objects/leisure/grill.ts';
import { handbag } from './objects/accessories/handbag.ts';
import { headphones } from './objects/electronics/headphones.ts';
import { hoodie } from './objects/clothing/hoodie.ts';
import { jacket } from './objects/clothing/jacket.ts';
import { kettle } from './objects/appliances/kettle.ts';
import { knit } from './objects/clothing/knit.ts';
import { loudspeaker } from './objects/electronics/loudspeaker.ts';
import { mirror } from './objects/home/mirror.ts';
import { oven } from './objects/appliances/oven.ts';
import { panSet } from './objects/home/pan-set.ts';
import { plant } from './objects/home/plant.ts';
import { pump } from './objects/shoes/pump.ts';
import { rim } from './objects/wheels/rim.ts';
import { romper } from './objects/clothing/romper.ts';
import { rug } from './objects/furniture/rug.ts';
import { sandal } from './objects/shoes/sandal.ts';
import { scarf } from './objects/accessories/scarf.ts';
import { shelfUnit } from './objects/furniture/shelf-unit.ts';
import { shirt } from './objects/clothing/shirt.ts';
import { sideboard } from './objects/furniture/sideboard.ts';
import { skirt } from './objects/clothing/skirt.ts';
import { sneaker } from './objects/shoes/sneaker.ts';
import { sofa } from './objects/furniture/sofa.ts';
import { suitcase } from './objects/accessories/suitcase.ts';
import { tShirt } from './objects/clothing/t-shirt.ts';
import { table } from './objects/furniture/table.ts';
import { tableLamp } from './objects/home/table-lamp.ts';
import { television } from './objects/electronics/television.ts';
import { towels } from './objects/home/towels.ts';
import { toyTrain } from './objects/leisure/toy-train.ts';
import { trousers } from './objects/clothing/trousers.ts';
import { tyre } from './objects/wheels/tyre.ts';
import { vacuumCleaner } from './objects/appliances/vacuum-cleaner.ts';
import { vase } from './objects/home/vase.ts';
import { wardrobe } from './objects/furniture/wardrobe.ts';
import { washingMachine } from './objects/appliances/washing-machine.ts';
import { watch } from './objects/accessories/watch.ts';
import { winterBoot } from './objects/shoes/winter-boot.ts';
import { sceneAutumnWardrobe } from './scenes/scene-autumn-wardrobe.ts';
import { sceneBalcony } from './scenes/scene-balcony.ts';
import { sceneBathroom } from './scenes/scene-bathroom.ts';
import { sceneBedroom } from './scenes/scene-bedroom.ts';
import { sceneChildrensRoom } from './scenes/scene-childrens-room.ts';
import { sceneDining } from './scenes/scene-dining.ts';
import { sceneGifts } from './scenes/scene-gifts.ts';
import { sceneHallway } from './scenes/scene-hallway.ts';
import { sceneHomeOffice } from './scenes/scene-home-office.ts';
import { sceneKitchen } from './scenes/scene-kitchen.ts';
import { sceneLaundry } from './scenes/scene-laundry.ts';
import { sceneLivingRoom } from './scenes/scene-living-room.ts';
import { sceneMedia } from './scenes/scene-media.ts';
import { sceneSale } from './scenes/scene-sale.ts';
import { sceneSport } from './scenes/scene-sport.ts';
import { sceneSpringWardrobe } from './scenes/scene-spring-wardrobe.ts';
import { sceneWinterTyres } from './scenes/scene-winter-tyres.ts';
import type { PictureKind } from './drawing/picture-kind.ts';

const kinds: readonly PictureKind[] = [
  armchair,
  backpack,
  beanie,
  bed,
  bedLinen,
  bicycle,
  blouse,
  bra,
  chair,
  chelseaBoot,
  coat,
  coffeeMachine,
  curtain,
  cushion,
  device,
  dishwasher,
  dress,
  fitnessSet,
  floorLamp,
  fridge,
  gardenLounger,
  grill,
  handbag,
  headphones,
  hoodie,
  jacket,
  kettle,
  knit,
  loudspeaker,
  mirror,
  oven,
  panSet,
  plant,
  pump,
  rim,
  romper,
  rug,
  sandal,
  scarf,
  shelfUnit,
  shirt,
  sideboard,
  skirt,
  sneaker,
  sofa,
  suitcase,
  tShirt,
  table,
  tableLamp,
  television,
  towels,
  toyTrain,
  trousers,
  tyre,
  vacuumCleaner,
  vase,
  wardrobe,
  washingMachine,
  watch,
  winterBoot,
  sceneAutumnWardrobe,
  sceneBalcony,
  sceneBathroom,
  sceneBedroom,
  sceneChildrensRoom,
  sceneDining,
  sceneGifts,
  sceneHallway,
  sceneHomeOffice,
  sceneKitchen,
  sceneLaundry,
  sceneLivingRoom,
  sceneMedia,
  sceneSale,
  sceneSport,
  sceneSpringWardrobe,
  sceneWinterTyres,
];

/** Every kind of picture by the name that recipes call it. A test holds that no file of a kind is missing here. */
export const pictureKinds: ReadonlyMap<string, PictureKind> = new Map(kinds.map((kind) => [kind.kind, kind]));
