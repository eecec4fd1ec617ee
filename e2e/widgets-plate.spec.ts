import { expect } from '@playwright/test';
import { expectNoAxeViolationsInBothSchemes } from './support/axe.ts';
import { openSection } from './support/gallery.ts';
import { long } from './support/languages.ts';
import { test } from './support/test.ts';

test('A plate is drawn as its country draws it, in sizes of which none is cut off', async ({ page }) => {
  await test.step('a plate is drawn as its country draws it and read in capitals', async () => {
    const section = await openSection(page, 'plates');
    const russian = section.getByRole('img', { name: 'B047OP175', exact: true });
    await expect(russian).toHaveText('B 047 OP175RUS');
    await expect(section.getByRole('img', { name: 'А123ВК75', exact: true })).toHaveText('А 123 ВК75RUS');
    const chinese = section.getByRole('img', { name: '黑B1N842', exact: true });
    await expect(chinese).toHaveText('黑B 1N842');
    const trailer = section.getByRole('img', { name: 'АВ123475', exact: true });
    await expect(trailer).toHaveText('АВ123475');
    await expect(chinese).toHaveCSS('background-color', 'rgb(247, 197, 30)');
    await expect(russian).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    expect(await trailer.evaluate((plate) => getComputedStyle(plate).fontFamily)).toContain('monospace');
  });

  await test.step('the three sizes grow, and none is cut off on a phone', async () => {
    const section = await openSection(page, 'plates');
    const heights: number[] = [];
    for (const size of ['sm', 'md', 'lg']) {
      const plate = section
        .getByRole('region', { name: `Размер ${size}` })
        .getByRole('img', { name: 'К512МС75' });
      heights.push((await plate.boundingBox())?.height ?? 0);
    }
    expect(heights).toEqual([...heights].sort((a, b) => a - b));
    expect(new Set(heights).size).toBe(3);

    await page.setViewportSize({ width: 320, height: 640 });
    const cut = await section
      .getByRole('img')
      .evaluateAll((plates) =>
        plates.filter(({ firstElementChild: number }) => !number || number.scrollWidth > number.clientWidth),
      );
    expect(cut).toHaveLength(0);
  });
});

test('plates pass axe in the light and the dark theme', long, async ({ page }) => {
  await openSection(page, 'plates');
  await expectNoAxeViolationsInBothSchemes(page);
});
