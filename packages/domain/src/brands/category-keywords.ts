// The industries a brand can belong to, each with what people type when they look for such brands:
// 41 names in alphabetical order, then Other (platform §3). The specification gives the first, the
// last and the number; the names between and the keywords are ours, see decision 0013. Keywords
// are in lower case and alphabetical, parted by commas.

export const CATEGORY_KEYWORDS = {
  'Advertising & Marketing':
    'agency, branding, influencer, media buying, promotion, seo, social media, sponsorship',
  'Apps & Software':
    'cloud, mobile app, platform, productivity, saas, startup, subscription software, technology',
  'Art & Design': 'artist, canvas, gallery, graphic design, illustration, painting, poster, prints',
  Automotive: 'auto parts, bike, car, electric vehicle, garage, motorcycle, tires, truck',
  'Baby & Kids':
    'children, diaper, infant, maternity, mom, nursery, parenting, stroller, toddler, toys',
  'Beauty & Cosmetics': 'fragrance, lashes, lipstick, makeup, nails, perfume, salon, spa',
  'Beer, Wine & Spirits':
    'alcohol, bar, brewery, champagne, cocktail, craft beer, vineyard, vodka, whiskey, winery',
  'Books & Magazines': 'audiobook, author, comics, ebook, novel, publishing, reading',
  'Business Services':
    'accounting, consulting, coworking, legal, office, printing, recruiting, shipping',
  'Charity & Causes':
    'community, donation, foundation, fundraising, giving back, nonprofit, social impact, volunteer',
  'Coffee & Tea': 'barista, cafe, cold brew, espresso, kombucha, matcha, roaster',
  'Crafts & Hobbies':
    'diy, embroidery, handmade, knitting, model, puzzle, scrapbooking, sewing, yarn',
  Education: 'college, course, language learning, online class, school, stem, teacher, tutoring',
  'Electronics & Gadgets':
    'audio, camera, computer, drone, headphones, laptop, phone, smart home, tech, wearable',
  Entertainment: 'celebrity, comedy, film, movie, podcast, streaming, television, theater, video',
  'Events & Tickets': 'concert, conference, experience, festival, party, show, venue',
  'Fashion Accessories':
    'backpack, bag, belt, eyewear, handbag, hat, purse, scarf, sunglasses, wallet',
  'Financial Services':
    'bank, budgeting, credit card, crypto, insurance, investing, loan, mortgage, savings',
  Fitness: 'activewear, cycling, exercise, gym, pilates, running, training, workout, yoga',
  'Food & Drink':
    'beverage, cooking, delivery, grocery, juice, meal kit, organic food, recipe, restaurant, vegan',
  Furniture: 'bed, chair, couch, desk, mattress, sofa, table',
  Gaming: 'board game, card game, console, esports, pc game, role-playing, video game',
  'Gifts & Flowers':
    'bouquet, florist, gift basket, gift box, greeting card, personalized, present, subscription box',
  'Gourmet & Snacks':
    'bakery, candy, cheese, chocolate, dessert, jerky, nuts, protein bar, sauce, snack',
  'Green Living':
    'climate, eco friendly, environment, plastic free, recycled, solar, sustainable, zero waste',
  'Hair Care':
    'barber, beard, conditioner, curls, hair color, hairstyle, shampoo, shaving, styling',
  'Health & Wellness':
    'cbd, healthcare, holistic, medical, meditation, mental health, self care, sleep, therapy',
  'Home & Decor':
    'bedding, candle, cleaning, garden, home improvement, interior design, lighting, plants, rug',
  'Jewelry & Watches':
    'bracelet, diamond, earrings, gemstone, gold, necklace, ring, silver, timepiece',
  'Kitchen & Dining':
    'appliance, bakeware, blender, cookware, cutlery, drinkware, grill, knives, tableware',
  "Men's Fashion":
    'apparel, clothing, denim, footwear, menswear, shirt, shoes, sneakers, suit, underwear',
  Music: 'album, band, dj, guitar, instrument, record, singer, song, vinyl',
  'Outdoors & Camping':
    'adventure, climbing, fishing, hiking, hunting, kayak, ski, snowboard, surf, tent',
  Pets: 'animal, aquarium, cat, dog, horse, leash, pet food, puppy, treats, vet',
  Photography: 'album, camera, film, lens, photo book, photographer, portrait, wall art',
  'Skin Care':
    'acne, anti aging, clean beauty, face mask, facial, lotion, moisturizer, serum, soap, sunscreen',
  Sports: 'baseball, basketball, fan gear, football, golf, hockey, soccer, swimming, team, tennis',
  'Supplements & Nutrition':
    'collagen, diet, energy, keto, probiotic, protein, superfood, vitamin, weight loss',
  Travel: 'airline, beach, cruise, flight, hotel, luggage, resort, tourism, trip, vacation',
  Weddings: 'bridal, bride, bridesmaid, engagement, groom, honeymoon, invitation, registry',
  "Women's Fashion":
    'apparel, boutique, clothing, dress, footwear, lingerie, shoes, style, swimwear, womenswear',
  Other: '',
} as const;

export const CATEGORY_NAMES = Object.keys(CATEGORY_KEYWORDS) as readonly CategoryName[];

export type CategoryName = keyof typeof CATEGORY_KEYWORDS;

export function isCategoryName(text: string): text is CategoryName {
  return Object.hasOwn(CATEGORY_KEYWORDS, text);
}
