/** Suggested makes and models. Others are accepted, too. Models are separated by commas. */
const models: Readonly<Record<string, string>> = {
  Acura: 'ILX,MDX,RDX,TL,TLX,TSX,ZDX',
  Audi: 'A3,A4,A6,A8,Q3,Q5,Q7,Q8',
  BMW: '3 Series,5 Series,7 Series,X1,X3,X5,X6,X7',
  Bobcat: 'E35,S570,S650,T590',
  Buick: 'Enclave,Encore,Envision,LaCrosse',
  Cadillac: 'CTS,Escalade,SRX,XT4,XT5,XT6',
  Caterpillar: '320,330,420,930,950,D6',
  Chevrolet: 'Camaro,Cruze,Equinox,Express,Impala,Malibu,Silverado 1500,Suburban,Tahoe,Traverse',
  Chrysler: '200,300,Pacifica,Town & Country',
  Dodge: 'Caravan,Challenger,Charger,Durango,Grand Caravan,Journey',
  Ford: 'E-Series,Edge,Escape,Expedition,Explorer,F-150,F-250,Fusion,Mustang,Ranger,Transit',
  Freightliner: 'Cascadia,Columbia,M2 106,Sprinter',
  Genesis: 'G70,G80,G90,GV70,GV80',
  GMC: 'Acadia,Savana,Sierra 1500,Terrain,Yukon',
  'Harley-Davidson': 'Fat Boy,Road Glide,Road King,Sportster,Street Glide',
  Honda: 'Accord,Civic,CR-V,Crosstour,Fit,HR-V,Odyssey,Passport,Pilot,Ridgeline',
  Hyundai: 'Accent,Elantra,Palisade,Santa Fe,Sonata,Tucson,Veloster',
  Infiniti: 'FX35,G37,JX35,Q50,QX56,QX60,QX80',
  International: '4300,LT,ProStar',
  Jaguar: 'F-Pace,XE,XF,XJ',
  Jeep: 'Cherokee,Compass,Gladiator,Grand Cherokee,Patriot,Wrangler',
  'John Deere': '310,410,544,644,700',
  Kawasaki: 'Concours,Ninja,Versys,Vulcan',
  Kenworth: 'T270,T680,T800,W900',
  Kia: 'Cadenza,Forte,Optima,Rio,Sedona,Sorento,Soul,Sportage,Telluride',
  Komatsu: 'D51,PC138,PC210,PC360,WA380',
  'Land Rover':
    'Defender,Discovery,Discovery Sport,LR4,Range Rover,Range Rover Evoque,Range Rover Sport,Range Rover Velar',
  Lexus:
    'ES 300h,ES 330,ES 350,GS 350,GX 460,GX 470,IS 250,IS 350,LS 460,LX 470,LX 570,LX 600,NX 200t,RX 300,RX 330,RX 350,UX 200',
  Lincoln: 'Aviator,MKX,MKZ,Nautilus,Navigator',
  Mack: 'Anthem,CH613,CXU613,Granite,Pinnacle',
  Mazda: '3,5,6,CX-5,CX-7,CX-9,MPV,Tribute',
  'Mercedes-Benz': 'C-Class,CLA,E-Class,G-Class,GLA,GLC,GLE,GLK,GLS,ML,S-Class,Sprinter',
  MINI: 'Clubman,Cooper,Countryman',
  Mitsubishi: 'Eclipse Cross,Galant,Lancer,Montero,Outlander',
  Nissan: 'Altima,Armada,Frontier,Maxima,Murano,Pathfinder,Quest,Rogue,Sentra,Titan,Versa,Xterra',
  Peterbilt: '337,379,389,579',
  Pontiac: 'G6,Vibe',
  Porsche: '911,Cayenne,Macan,Panamera,Taycan',
  Ram: '1500,2500,3500,ProMaster',
  Subaru: 'Ascent,Crosstrek,Forester,Impreza,Legacy,Outback',
  Suzuki: 'Boulevard,GSX-R,Hayabusa,V-Strom',
  Tesla: 'Model 3,Model S,Model X,Model Y',
  Toyota:
    '4Runner,Avalon,Camry,Corolla,FJ Cruiser,Highlander,Land Cruiser,Matrix,Prius,RAV4,Sequoia,Sienna,Solara,Tacoma,Tundra,Venza,Yaris',
  Volkswagen: 'Atlas,Beetle,Golf,Jetta,Passat,Tiguan,Touareg',
  Volvo: 'S60,S80,VNL,XC40,XC60,XC90',
  Yamaha: 'FZ,MT-07,Star,YZF-R1,YZF-R6',
};

export const vehicleMakes: readonly string[] = Object.keys(models);

/** Models of a make in any spelling; empty if it isn't in the list. */
export function modelsOf(make: string): readonly string[] {
  const known = vehicleMakes.find((name) => name.toLowerCase() === make.trim().toLowerCase());
  return (known === undefined ? undefined : models[known]?.split(',')) ?? [];
}
