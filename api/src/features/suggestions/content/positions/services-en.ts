import type { PositionSuggestions } from '../suggestion-texts.ts';

export const SERVICES_EN: readonly PositionSuggestions[] = [
  {
    titles: ['Cook', 'Chef', 'Sous chef', 'Kitchen assistant', 'Line cook'],
    summary: [
      'A kitchen that is clean, quick and full of taste, even with a full house. I respect the produce and the people I cook with.',
    ],
    experiences: [
      'Prepared dishes to the menu and recipes',
      'Ordered produce and checked its quality',
      'Composed a seasonal menu',
      'Followed food safety rules (HACCP)',
      'Trained kitchen assistants',
    ],
    skills: ['Menu planning', 'HACCP', 'Station organisation', 'Costing dishes', 'Working under pressure', 'Baking'],
    software: ['POS systems', 'Microsoft Excel'],
  },
  {
    titles: ['Waiter', 'Waitress', 'Bartender', 'Server'],
    summary: [
      'Guests noticed at the door, and a table that never has to look for somebody. I remember orders and faces.',
    ],
    experiences: [
      'Served guests at tables and at parties',
      'Advised on dishes and drinks',
      'Took payments and settled the shift',
      'Prepared the room for weddings and banquets',
      'Trained new waiting staff',
    ],
    skills: ['Guest service', 'Knowledge of wine', 'Languages', 'Upselling', 'Good memory', "Working on one's feet"],
    software: ['POS systems', 'Card terminal', 'OpenTable'],
  },
  {
    titles: ['Barista', 'Café assistant', 'Coffee shop assistant'],
    summary: [
      'Coffee that is good every time, and a kind word with it. I look after the machine and keep the queue short.',
    ],
    experiences: [
      'Prepared coffees, teas and desserts',
      'Set the grinder and cared for the machine',
      'Served guests and worked the till',
      'Ordered beans and controlled stock',
      'Ran brewing workshops',
    ],
    skills: ['Latte art', 'Brewing methods', 'Guest service', 'Clean workplace', 'Selling'],
    software: ['POS systems', 'Card terminal'],
  },
  {
    titles: ['Receptionist', 'Hotel receptionist', 'Front desk agent', 'Front office assistant'],
    summary: [
      'A first impression after which guests feel expected. I deal with several matters at once and lose none.',
    ],
    experiences: [
      'Checked guests in and out',
      'Took bookings and settled stays',
      'Gave information in foreign languages',
      "Resolved guests' requests and complaints",
      'Worked with housekeeping and the restaurant',
    ],
    skills: ['Guest service', 'Languages', 'Bookings', 'Courtesy', 'Invoicing', 'Composure'],
    software: ['Opera PMS', 'Booking.com Extranet', 'Cloudbeds'],
  },
  {
    titles: ['Hairdresser', 'Hair stylist', 'Barber', 'Colourist'],
    summary: [
      'Hair that still sits the next day, and honest advice on what suits whom. I keep learning new techniques.',
    ],
    experiences: [
      "Cut women's, men's and children's hair",
      'Coloured and treated hair',
      'Styled hair for weddings and occasions',
      'Advised on and sold products',
      "Kept the salon's calendar and social media",
    ],
    skills: ['Cutting', 'Colouring', 'Styling', 'Advice', 'Hygiene', 'Talking to clients'],
    software: ['Booksy', 'Treatwell', 'Instagram'],
  },
  {
    titles: ['Cleaner', 'Housekeeper', 'Room attendant', 'Cleaning operative'],
    summary: [
      "Cleanliness that shows, and discretion that does not. I work quickly, thoroughly and with respect for others' things.",
    ],
    experiences: [
      'Cleaned offices, homes and shared areas',
      'Prepared hotel rooms',
      'Washed windows and cared for floors',
      'Chose agents and operated cleaning machines',
      'Reported faults and refilled supplies',
    ],
    skills: ['Thoroughness', 'Cleaning machines', 'Cleaning agents', 'Discretion', 'Good organisation'],
    software: ['Scrubber dryer', 'Industrial vacuum cleaner', 'Shift app'],
  },
  {
    titles: ['Security guard', 'Security officer', 'Doorman'],
    summary: ['Watchfulness and calm that keep situations under control. I act firmly and by the procedure.'],
    experiences: [
      'Guarded premises and controlled access',
      'Patrolled and watched the cameras',
      'Responded to incidents with the emergency services',
      'Kept the duty records',
      'Gave first aid',
    ],
    skills: ['Access control', 'Surveillance', 'First aid', 'Composure', 'Safety procedures'],
    software: ['CCTV systems', 'Access control', 'Two-way radio'],
  },
  {
    titles: ['Courier', 'Delivery courier', 'Parcel courier'],
    summary: [
      'Parcels on time and in one piece, with a smile at the door. I know the city and plan my route with care.',
    ],
    experiences: [
      'Delivered and collected parcels',
      'Planned the route and the order of deliveries',
      'Settled payments and documents',
      'Contacted recipients about deliveries',
      'Looked after the van and its load',
    ],
    skills: ['Driving licence (category B)', 'Sense of direction', 'Punctuality', 'Courtesy', 'Physical fitness'],
    software: ['Parcel scanner', 'Google Maps', 'Card terminal'],
  },
];
