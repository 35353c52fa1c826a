import type { PositionSuggestions } from '../suggestion-texts.ts';

export const TRADE_EN: readonly PositionSuggestions[] = [
  {
    titles: ['Shop assistant', 'Sales assistant', 'Cashier', 'Retail assistant'],
    summary: [
      'Friendly service and tidy shelves, at peak hours too. Customers come back because somebody advises them.',
    ],
    experiences: [
      'Served customers and worked the till',
      'Stocked shelves and looked after the display',
      'Took deliveries and checked use-by dates',
      'Settled the till and prepared the takings',
      'Trained new members of the team',
    ],
    skills: ['Customer service', 'Till operation', 'Merchandising', 'Stocktaking', 'Honesty', 'Shift work'],
    software: ['Till systems', 'Card terminal', 'Stock scanner'],
  },
  {
    titles: ['Sales representative', 'Sales executive', 'Account manager', 'Key account manager'],
    summary: [
      "Selling that rests on knowing the customer and keeping one's word. I build relationships that outlast a single order.",
    ],
    experiences: [
      'Won customers and developed sales in the region',
      'Negotiated terms and concluded contracts',
      'Planned visits and reported results',
      'Looked after displays and promotions at points of sale',
      'Won back customers who had stopped ordering',
    ],
    skills: [
      'Negotiating',
      'Winning customers',
      'Presenting',
      'Route planning',
      'Perseverance',
      'Driving licence (category B)',
    ],
    software: ['Salesforce', 'HubSpot', 'Pipedrive', 'Microsoft Excel'],
  },
  {
    titles: ['Store manager', 'Shop manager', 'Assistant store manager', 'Retail manager'],
    summary: [
      'A shop where the team knows what it does, and the customer feels it. I mind the result and the atmosphere at once.',
    ],
    experiences: [
      'Led the team and planned shifts',
      'Met sales targets and controlled costs',
      'Ordered goods, took stock and reduced losses',
      'Recruited and trained staff',
      'Opened a new shop and prepared its team',
    ],
    skills: ['Leading a team', 'Sales planning', 'Cost control', 'Service standards', 'Settling disputes'],
    software: ['Microsoft Excel', 'SAP Retail', 'Till systems', 'Kronos'],
  },
  {
    titles: ['Marketing specialist', 'Marketing manager', 'Social media manager', 'Digital marketing specialist'],
    summary: [
      'Campaigns that begin with the audience and end with a result. I like to test, and can admit that something did not work.',
    ],
    experiences: [
      'Planned and ran online campaigns',
      'Wrote for the website, newsletter and social media',
      'Analysed results and divided the budget',
      'Worked with agencies and the press',
      'Renewed the website, which brought more enquiries',
    ],
    skills: ['Content marketing', 'SEO', 'Paid campaigns', 'Analytics', 'Copywriting', 'Social media'],
    software: ['Google Analytics', 'Google Ads', 'Meta Ads', 'Mailchimp', 'Canva'],
  },
  {
    titles: ['E-commerce specialist', 'E-commerce manager', 'Online shop manager'],
    summary: ['An online shop run like a good corner shop: tidy, quick to deliver, with an answer to every question.'],
    experiences: [
      'Ran the online shop and marketplace accounts',
      'Wrote product descriptions and took pictures',
      'Improved the checkout and studied abandoned carts',
      'Handled orders, returns and complaints',
      'Opened sales to markets abroad',
    ],
    skills: ['Online sales', 'SEO', 'Analytics', 'Product copy', 'Order handling', 'Campaigns'],
    software: ['Shopify', 'WooCommerce', 'Amazon Seller Central', 'Google Analytics'],
  },
  {
    titles: ['Warehouse worker', 'Warehouse operative', 'Forklift operator', 'Order picker'],
    summary: ['Goods in their place and shipments without mistakes. I work quickly and mind the safety of others.'],
    experiences: [
      'Received, stored and issued goods',
      'Picked and packed orders',
      'Operated a forklift truck',
      'Took stock and checked levels',
      'Loaded and secured shipments',
    ],
    skills: ['Forklift licence', 'Order picking', 'Stocktaking', 'Health and safety', 'Shift work', 'Accuracy'],
    software: ['Hand scanner', 'WMS', 'SAP EWM'],
  },
  {
    titles: ['Freight forwarder', 'Logistics specialist', 'Logistics coordinator', 'Dispatcher', 'Transport planner'],
    summary: [
      'Transport planned to arrive on time, and a plan B when something blocks the road. I stay calm with several phones ringing.',
    ],
    experiences: [
      'Organised transport at home and abroad',
      'Negotiated rates with carriers',
      'Supervised deliveries and documents',
      'Resolved delays and claims',
      'Reduced empty runs by combining orders',
    ],
    skills: ['Forwarding', 'Incoterms', 'Negotiating', 'Languages', 'Route planning', 'Resilience'],
    software: ['Trans.eu', 'TimoCom', 'SAP', 'Microsoft Excel'],
  },
  {
    titles: ['Lorry driver', 'Truck driver', 'HGV driver', 'Driver', 'Delivery driver'],
    summary: [
      'Safe driving, punctual deliveries and a well-kept vehicle. I know the rules on driving time and keep to them.',
    ],
    experiences: [
      'Carried goods at home and abroad',
      'Secured loads and checked documents',
      'Inspected and maintained the vehicle daily',
      'Kept in touch with the dispatcher and recipients',
      'Drove without damage and without breaches of driving time',
    ],
    skills: ['Driving licence C+E', 'Driver card', 'CPC', 'Securing loads', 'ADR', 'Punctuality'],
    software: ['Digital tachograph', 'Truck navigation', 'Trans.eu'],
  },
];
