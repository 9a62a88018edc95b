import type { FastifyInstance } from 'fastify';
import { type Lang, type Params, say } from '../../core/text.ts';
import { ENGINE, type Service } from '../context.ts';
import { firstCall } from '../first-call.ts';
import { langOf } from '../lang.ts';
import { TEXTS } from '../text/index.ts';

/** Registers `/`, where there is no page to play on, for people who come by with a browser. */
export const addHome = (app: FastifyInstance, service: Service): void => {
  if (service.page !== undefined) return;
  app.get('/', async (request, reply) => {
    const lang = langOf(undefined, request.headers['accept-language']);
    const origin = `${request.protocol}://${request.host}`;
    return reply
      .type('text/html; charset=utf-8')
      .header('vary', 'accept-language')
      .send(page(service, lang, origin));
  });
};

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

const STYLE = `
  :root { color-scheme: light dark; font: 17px/1.6 system-ui, sans-serif; }
  body { max-width: 42rem; margin: 4rem auto; padding: 0 1.5rem; }
  h1 { font-size: 2.2rem; margin: 0; } h2 { font-size: 1.1rem; margin: 2.2rem 0 .4rem; }
  small, .quiet { opacity: .65; } ul { padding-left: 1.2rem; margin: 0; }
  a { color: light-dark(#1a6b4a, #6fcf9f); }
  pre { padding: .9rem 1rem; border-radius: .5rem; overflow-x: auto; background: light-dark(#f1f5f2, #1c2420); font-size: .85rem; }
`;

const page = ({ games }: Service, lang: Lang, origin: string): string => {
  const words = (code: string, params: Params = {}) => escapeHtml(say(TEXTS[lang], { code, params }));
  const items = [...games.values()].map(({ game }) => {
    const title = escapeHtml(say(game.phrases[lang], { code: 'title', params: {} }));
    const [min, max] = game.seats;
    return `<li><a href="/v1/games/${game.id}">${title}</a> <small>${words('home.seats', { min, max })}</small></li>`;
  });
  const links = [
    ['/docs', 'home.docs'],
    ['/openapi.json', 'home.openapi'],
    ['/v1/games', 'home.list'],
  ] as const;
  const more = links.map(([href, code]) => `<li><a href="${href}">${href}</a> ${words(code)}</li>`);
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Arbor</title><style>${STYLE}</style>
</head>
<body>
<h1>Arbor</h1>
<p>${words('home.lead')}</p>
<h2>${words('home.games')}</h2>
<ul>${items.join('')}</ul>
<h2>${words('home.start')}</h2>
<pre>${escapeHtml(firstCall(origin, games))}</pre>
<p class="quiet">${words('home.start-hint')}</p>
<h2>${words('home.more')}</h2>
<ul>${more.join('')}</ul>
<p><small>${escapeHtml(ENGINE.name)} ${escapeHtml(ENGINE.version)}</small></p>
</body>
</html>
`;
};
