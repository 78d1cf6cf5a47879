// See en/sampleQuiz.
import type { sampleQuiz as english } from '../en/sampleQuiz.ts';

export const sampleQuiz: typeof english = {
  title: 'Comment vit une oasis',
  filename: 'Comment vit une oasis.txt',

  passages: {
    source: {
      heading: 'D’où vient l’eau',
      text: 'Une oasis est un endroit du désert où l’eau atteint la surface toute l’année. Elle vient rarement d’une pluie tombée à proximité. La plus grande partie de cette eau est souterraine : elle s’infiltre à travers un aquifère, une couche de roche qui laisse passer l’eau, jusqu’à ce que le sol descende assez bas pour la laisser sortir. Un endroit où l’eau souterraine sort d’elle-même s’appelle une source.',
    },
    garden: {
      heading: 'Un jardin à trois étages',
      text: 'Les cultivateurs d’une oasis plantent sur trois étages. Les palmiers dattiers dominent et donnent de l’ombre. Des arbres fruitiers, comme les figuiers et les grenadiers, poussent au-dessous, et les légumes poussent au sol. Chaque étage rafraîchit et humidifie l’air pour celui du dessous, si bien qu’un jardin sous les palmiers perd beaucoup moins d’eau qu’un champ ouvert.',
    },
    salt: {
      heading: 'Le sel',
      text: 'Toute eau souterraine porte un peu de sel dissous. Quand l’eau s’évapore d’un champ, le sel reste. Sa lente accumulation dans le sol s’appelle la salinisation, et à la fin les racines ne peuvent plus absorber d’eau. Les jardiniers l’évitent par des fossés qui emportent hors du jardin l’eau en trop, et le sel avec elle.',
    },
    pool: {
      heading: 'Un bassin au soleil',
      text: 'Par une journée chaude, un bassin du désert perd environ 10 millimètres d’eau dans l’air. Un bassin d’une surface de 200 mètres carrés perd donc 2 mètres cubes par jour.',
    },
  },

  water: {
    question: 'D’où vient la plus grande partie de l’eau d’une oasis ?',
    options: {
      A: 'D’une pluie tombée à proximité',
      B: 'De la mer',
      C: 'De l’eau souterraine d’un aquifère',
      D: 'De la rosée des dunes',
    },
    explanation: 'La pluie est rare dans un désert. L’eau a fait un long chemin sous terre.',
    quote: 'La plus grande partie de cette eau est souterraine : elle s’infiltre à travers un aquifère',
  },
  spring: {
    question: 'Comment s’appelle un endroit où l’eau souterraine sort d’elle-même ?',
    answer: 'source',
    accepted: { article: 'une source' },
    explanation: 'À une source, personne n’a besoin de creuser ni de pomper.',
    quote: 'Un endroit où l’eau souterraine sort d’elle-même s’appelle une source.',
  },
  aquifer: {
    question: 'L’image montre le sol sous une oasis. Comment s’appelle la couche A ?',
    pool: 'bassin',
    answer: 'aquifère',
    accepted: { article: 'un aquifère', definite: 'l’aquifère' },
    explanation: 'La couche A laisse passer l’eau. Là où elle atteint la surface, il y a un bassin.',
    quote: 'un aquifère, une couche de roche qui laisse passer l’eau',
  },
  plants: {
    question: 'Quelles plantes forment l’étage du haut d’un jardin d’oasis ?',
    options: { A: 'Les figuiers', B: 'Les légumes', C: 'Les grenadiers', D: 'Les palmiers dattiers' },
    explanation: 'Ce sont les plus hautes, et tout le reste pousse à leur ombre.',
    quote: 'Les palmiers dattiers dominent et donnent de l’ombre.',
  },
  residue: {
    question: 'Que reste-t-il quand l’eau s’évapore d’un champ ?',
    options: { A: 'Le sel', B: 'L’argile', C: 'L’oxygène', D: 'Le sable' },
    explanation: 'L’eau devient vapeur ; ce qui y était dissous, non.',
    quote: 'Quand l’eau s’évapore d’un champ, le sel reste.',
  },
  salinization: {
    question: 'Comment s’appelle la lente accumulation de sel dans le sol ?',
    answer: 'salinisation',
    accepted: { spelling: 'la salinisation' },
    explanation: 'Le mot vient du latin « sal », qui veut dire sel.',
    quote: 'Sa lente accumulation dans le sol s’appelle la salinisation',
  },
  loss: {
    question: 'Combien d’eau un bassin d’une surface de $300\\,\\mathrm{m}^2$ perd-il par une journée chaude ?',
    options: { A: '$0{,}3\\,\\mathrm{m}^3$', B: '$3\\,\\mathrm{m}^3$', C: '$30\\,\\mathrm{m}^3$', D: '$3000\\,\\mathrm{m}^3$' },
    explanation: 'Dix millimètres font $0{,}01\\,\\mathrm{m}$, donc $0{,}01 \\times 300 = 3$ mètres cubes.',
    quote: 'Par une journée chaude, un bassin du désert perd environ 10 millimètres d’eau dans l’air.',
  },
  layers: {
    question: 'Explique comment les trois étages d’un jardin d’oasis économisent l’eau.',
    answer:
      'Les palmiers dattiers, en haut, donnent de l’ombre. Des arbres fruitiers poussent au-dessous et les légumes au sol. Chaque étage rafraîchit et humidifie l’air pour celui du dessous, si bien que le jardin perd moins d’eau qu’un champ ouvert.',
    points: {
      shade: { text: 'Les palmiers dattiers, en haut, donnent de l’ombre', terms: { palms: 'palmiers', shade: 'ombre' } },
      layers: {
        text: 'Des arbres fruitiers et des légumes poussent au-dessous',
        terms: { trees: 'arbres fruitiers', vegetables: 'légumes' },
      },
      air: {
        text: 'Chaque étage rafraîchit et humidifie l’air pour le suivant',
        terms: { cools: 'rafraîchit', moistens: 'humidifie', air: 'air' },
      },
      loss: { text: 'Il se perd moins d’eau que dans un champ ouvert', terms: { water: 'moins d’eau', field: 'champ ouvert' } },
    },
    explanation: 'L’ombre et l’air humide ralentissent tous deux l’évaporation.',
    quote: 'un jardin sous les palmiers perd beaucoup moins d’eau qu’un champ ouvert.',
  },
};
