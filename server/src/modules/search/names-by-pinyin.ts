/** Family names of nine in ten Chinese drivers, by pinyin, the most frequent first. */
const familyNames =
  'wang 王汪 li 李黎厉 zhang 张章 liu 刘柳 chen 陈谌 yang 杨阳 huang 黄 zhao 赵 wu 吴武伍 zhou 周 xu 徐许 sun 孙 ma 马 zhu 朱祝 hu 胡 guo 郭 he 何贺 lin 林蔺 gao 高 luo 罗骆 zheng 郑 liang 梁 xie 谢解 song 宋 tang 唐汤 han 韩 feng 冯 deng 邓 cao 曹 peng 彭 zeng 曾 xiao 肖萧 tian 田 dong 董 pan 潘 yuan 袁 cai 蔡 jiang 蒋江姜 yu 于余俞 du 杜 ye 叶 cheng 程成 wei 魏韦卫 su 苏 lü 吕 lv 吕 lu 卢陆鲁路 ding 丁 ren 任 yao 姚 shen 沈 zhong 钟 cui 崔 tan 谭 fan 范樊 liao 廖 shi 石史施 jin 金靳 jia 贾 xia 夏 fu 付傅符 fang 方房 zou 邹 xiong 熊 bai 白柏 meng 孟 qin 秦覃 qiu 邱丘 hou 侯 yin 尹殷 xue 薛 yan 闫严颜 duan 段 lei 雷 long 龙 tao 陶 mao 毛 hao 郝 gu 顾古 gong 龚宫 shao 邵 wan 万 qian 钱 dai 戴代 mo 莫 kong 孔 xiang 向项 chang 常 nie 聂 bao 包鲍 ouyang 欧阳 qi 齐戚 kang 康 niu 牛 ge 葛 an 安 mu 穆 qu 曲 bi 毕 guan 关管'.split(
    ' ',
  );

/** Given names that many have, by pinyin. */
const givenNames =
  'wei 伟卫威 qiang 强 jun 军俊君 ming 明 yong 勇永 jie 杰洁 tao 涛 lei 磊雷 chao 超 gang 刚钢 ping 平萍 hui 辉慧 peng 鹏 fei 飞菲 bin 斌彬 bo 波博 feng 峰锋丰 jian 健建剑 long 龙 liang 亮良 xin 鑫新欣 kai 凯 hao 浩昊 hai 海 dong 东冬 guang 光广 hua 华 guo 国 zhi 志智 xiao 晓小 wen 文 chun 春 lin 林琳 li 丽力立利 na 娜 yan 燕艳岩 min 敏民 jing 静晶 fang 芳 xue 雪学 yu 宇玉雨 yang 洋阳扬 qing 庆清青 sheng 胜生 shan 山 fu 福富 cheng 成诚 zhen 振震 de 德 shu 树淑 bao 宝保 yun 云 nan 楠男 ning 宁 kun 坤昆 rui 瑞锐 xiang 祥翔 zhong 忠中 chang 长昌 da 大达 mei 梅美 hong 红宏洪 jia 佳家嘉 qi 琪琦'.split(
    ' ',
  );

const tableOf = (words: readonly string[]) =>
  new Map(words.flatMap((word, place) => (place % 2 === 0 ? [[word, words[place + 1] ?? ''] as const] : [])));

const families = tableOf(familyNames);
const given = tableOf(givenNames);

const mostFamilies = 3;
const mostNames = 6;

const familiesOf = (word: string): string[] => {
  const characters = families.get(word) ?? '';
  return word === 'ouyang' ? [characters] : [...characters].slice(0, mostFamilies);
};

/** `liwei` is Li Wei: every way to cut off a family name that leaves a known beginning of a given name. */
const cutInTwo = (word: string): (readonly [string, string])[] =>
  [...families.keys()].filter((name) => word.startsWith(name)).map((name) => [name, word.slice(name.length)]);

const givenOf = (word: string): string[] => {
  const first = [...given.keys()]
    .filter((name) => word.startsWith(name))
    .toSorted((one, other) => other.length - one.length)[0];
  return first === undefined ? [] : [...(given.get(first) ?? '')];
};

/**
 * Chinese names meant by Latin letters, as they are typed in one word: family name, then the first character
 * of the given name if there is more. Rarer characters are not in the tables and are found in Chinese only.
 */
export const namesByPinyin = (words: readonly string[]): readonly string[] => {
  const [first = '', second] = words;
  if (words.length > 2 || !/^[a-zü]+$/.test(words.join(''))) return [];
  if (second === undefined && families.has(first)) return familiesOf(first);
  const cuts = second === undefined ? cutInTwo(first) : [[first, second] as const];
  return cuts
    .flatMap(([family, rest]) =>
      familiesOf(family).flatMap((one) => givenOf(rest).map((name) => `${one}${name}`)),
    )
    .slice(0, mostNames);
};
