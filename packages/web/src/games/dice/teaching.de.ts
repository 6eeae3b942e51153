import type { Messages } from '../../i18n/messages.ts';

export const diceLessons: Messages['diceLessons'] = [
  {
    title: 'Worum es geht',
    text: 'Alle haben einen Zettel mit sechs Reihen, für jede Farbe eine, mit je sieben Kästchen. Angekreuzt wird von links nach rechts. Wer als Erstes alle 42 Kästchen angekreuzt hat, gewinnt sofort. Bei allen anderen zählt die kürzeste Reihe – lass also keine Farbe zurück.',
  },
  {
    title: 'Würfeln',
    text: 'Bist du dran, würfelst du alle deine Würfel: zu zweit vier, zu dritt drei, zu viert zwei. Du darfst noch bis zu zweimal würfeln, aber immer mit allen. Danach bleiben sie liegen: Die anderen wollen sie treffen.',
  },
  {
    title: 'Treffen',
    text: 'Jeder deiner Würfel bringt ein Kreuz in seiner Farbe für jeden Würfel der anderen, der dasselbe zeigt. Ein roter gegen zwei rote gibt zwei Kreuze, zwei rote gegen zwei rote sogar vier. Deine eigenen Würfel treffen einander nie.',
  },
  {
    title: 'Joker',
    text: 'Gleiche Würfel können statt zu treffen ein Joker sein: Zwei bringen ein Kreuz, drei zwei, vier drei – alle in einer Farbe, die du frei wählst. Tippe die gleichen Würfel an, dann eine Reihe. Zwei verschiedene Paare sind zwei Joker.',
  },
  {
    title: 'Geschlossene Kästchen',
    text: 'Die Kästchen 4 bis 6 sind zu, bis jede deiner sechs Reihen mindestens ein Kreuz hat. Kästchen 7 öffnet, wenn alle Reihen vier haben. Kreuze ohne offenes Kästchen sind verloren. Ein Kreuz, das etwas öffnet, wird zuerst gemacht: Ein guter Zug kann also öffnen und gleich nutzen.',
  },
  {
    title: 'Anfang und Ende',
    text: 'Vor dem ersten Zug würfeln alle außer der Person, die beginnt, damit es etwas zu treffen gibt. Beim leeren Start würfelt niemand: Würfel zählen dann, sobald ihr Besitzer einmal dran war. Am Ende werden die kürzesten Reihen verglichen, bei Gleichstand die zweitkürzesten und so weiter.',
  },
];

export const diceGuides: Messages['diceGuides'] = {
  roll: 'Du bist dran! Drück auf „Würfeln“. Oben liegen die Würfel der anderen: Du möchtest dasselbe zeigen wie sie.',
  matches:
    'Was aufleuchtet, trifft. Für jeden Treffer bekommst du ein Kreuz in dieser Reihe: Der Zettel zeigt dir, welche.',
  again:
    'Nicht zufrieden? Du darfst alle Würfel nochmal werfen, insgesamt dreimal. „Werten“ nimmt, was der Zettel zeigt.',
  jokers: 'Du hast gleiche Würfel! Statt zu treffen können sie ein Joker sein: Tippe sie an und wähle dann eine Reihe.',
  closed:
    'Die schraffierten Kästchen sind noch zu. Sie öffnen, wenn jede Reihe lang genug ist; bis dahin gehen Kreuze dort verloren.',
  weakest:
    'Die markierte Reihe ist deine kürzeste. Sie entscheidet am Ende, hilf ihr also zuerst – Joker sind gut dafür.',
};
