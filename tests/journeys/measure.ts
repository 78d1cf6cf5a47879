// What only a real browser can tell of a screen: what sticks out, which words are broken, and where things stand.
import type { Page } from 'playwright-core';

/** What sticks out of the page sideways, in words; nothing if all is well. */
export async function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    // What is cut off without a scrollbar is as bad: buttons, links and headings must be whole.
    const cut = [...document.querySelectorAll<HTMLElement>('a, button, input, h1, h2, .chip, .name')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => !element.closest('.vh, .skip') && element.getBoundingClientRect().width > 1)
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1 || element.getBoundingClientRect().left < -1)
      .map((element) => `${element.tagName} “${element.textContent.trim().slice(0, 40)}”`);
    return scrollWidth > clientWidth ? [`${scrollWidth} of ${clientWidth} px`, ...cut] : cut;
  });
}

/** Buttons that touch the edge of their card, or stand beyond it. */
export async function buttonsAtEdge(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.card .btn--main, .card .btn--line, .card .btn--tint')]
      .filter((button) => button.checkVisibility() && !button.closest('.actions'))
      .filter((button) => {
        const card = (button.closest('.card') as HTMLElement).getBoundingClientRect();
        const { left, right } = button.getBoundingClientRect();
        return left < card.left + 4 || right > card.right - 4;
      })
      .map((button) => `“${button.textContent.trim()}” at the edge of its card`),
  );
}

/** The share of the window's height that no bar stands over. */
export async function roomToRead(page: Page): Promise<number> {
  return page.evaluate(() => {
    const heights = [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility() && /fixed|sticky/.test(getComputedStyle(element).position))
      .map((element) => element.getBoundingClientRect())
      .filter(({ bottom }) => bottom > 0)
      .map(({ height }) => height);
    return 1 - heights.reduce((sum, height) => sum + height, 0) / innerHeight;
  });
}

/** A longer one of a document may have to break on a small phone. */
const LONG_WORD = 12;

/**
 * Words that stand on two lines, and words that their own box cuts or that stand out of their button. Names of files and addresses may break
 * anywhere; a word with a hyphen or a slash may break there.
 */
export async function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate((most) => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const box = node.parentElement;
      if (!box?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (box.closest('.vh, .skip, .name, .badge-mail, .auth__long, script, style, svg, mjx-container, [aria-hidden]')) continue;
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s\-–—/]{3,}/g)) {
        if (word.length > most || /[@_]|\.\w/.test(word)) continue;
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
        const tops = new Set(rects.map(({ top, height }) => Math.round(top / Math.max(height / 2, 1))));
        if (rects.length > 1 && tops.size > 1)
          found.push(
            `“${word}” is broken in .${box.className || box.tagName}, ${Math.round(box.getBoundingClientRect().width)} px wide`,
          );
        const right = Math.max(...rects.map((rect) => rect.right));
        for (let around: HTMLElement | null = box; around; around = around.parentElement) {
          const { overflowX, textOverflow } = getComputedStyle(around);
          if ((!/hidden|clip/.test(overflowX) && !around.matches('.btn')) || textOverflow === 'ellipsis') continue;
          if (right > around.getBoundingClientRect().right + 1) found.push(`“${word}” is cut`);
        }
      }
    }
    return [...new Set(found)];
  }, LONG_WORD);
}

/** What is wrong with the top bar when the student's address is so long: it is one line, and Logout stands in it. */
export async function wrappedBar(page: Page, email: string): Promise<string[]> {
  return page.evaluate((long) => {
    const badge = document.querySelector('.badge-mail');
    const bar = document.querySelector('.top');
    const out = [...document.querySelectorAll('.top button')].find((one) => one.textContent.trim() === 'Logout');
    if (!badge || !bar || !out) return ['no bar with an address and Logout'];
    const was = badge.textContent;
    const height = bar.getBoundingClientRect().height;
    badge.textContent = long;
    const after = bar.getBoundingClientRect();
    const { right, left, height: line } = out.getBoundingClientRect();
    const isBeside = left > after.width / 2 && right <= after.right + 1;
    badge.textContent = was;
    const wrong = after.height > height + 1 ? [`the bar grows from ${height} to ${after.height} px`] : [];
    return isBeside && line > 0 ? wrong : [...wrong, 'Logout is not at the right end'];
  }, email);
}

/** The distance between a heading and the line below it, in px, to a tenth. */
export async function headingGap(page: Page): Promise<number> {
  return page.evaluate(() => {
    const heading = document.querySelector('main h1');
    const below = heading?.nextElementSibling;
    if (!heading || !below) return Number.NaN;
    return Math.round((below.getBoundingClientRect().top - heading.getBoundingClientRect().bottom) * 10) / 10;
  });
}

/** What is wrong with the landing's drawings: the page's tile on one line, the steps' titles at one height. */
export async function unevenLanding(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wrong: string[] = [];
    for (const tile of document.querySelectorAll('.cite .tile')) {
      const range = document.createRange();
      range.selectNodeContents(tile);
      const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top / 4)));
      if (lines.size > 1) wrong.push(`“${tile.textContent}” stands on ${lines.size} lines`);
    }
    const titles = [...document.querySelectorAll('.how h3')].map((title) => Math.round(title.getBoundingClientRect().top));
    const isColumn = new Set(titles).size === titles.length;
    if (titles.length !== 3 || (new Set(titles).size > 1 && !isColumn))
      wrong.push(`the steps’ titles stand at ${titles.join(', ')}`);
    return wrong;
  });
}
